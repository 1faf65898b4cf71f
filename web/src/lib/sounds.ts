/**
 * Sounds, made here and now by the browser's synthesiser: nothing is loaded. There are none until somebody switches them on,
 * which is also the gesture without which a browser keeps silent.
 */

export type Sound = "laid" | "turn" | "moment" | "end";

/** One voice: when it begins, its pitch at first and at last, how long it rings, how loud, and its wave. */
interface Voice {
  at: number;
  from: number;
  to: number;
  rings: number;
  loud: number;
  wave: OscillatorType;
}

const voice = (at: number, from: number, to: number, rings: number, loud: number, wave: OscillatorType): Voice => ({
  at,
  from,
  to,
  rings,
  loud,
  wave,
});

const SOUNDS: Readonly<Record<Sound, readonly Voice[]>> = {
  // Wood on wood.
  laid: [voice(0, 320, 110, 0.07, 0.16, "triangle"), voice(0, 900, 400, 0.025, 0.05, "square")],
  // Two plucked strings of a lyre.
  turn: [voice(0, 392, 392, 0.5, 0.12, "triangle"), voice(0.13, 587, 587, 0.7, 0.12, "triangle")],
  // A drum, and a horn above it.
  moment: [
    voice(0, 130, 48, 0.45, 0.34, "sine"),
    voice(0.06, 196, 196, 0.7, 0.07, "sawtooth"),
    voice(0.06, 294, 294, 0.7, 0.05, "sawtooth"),
  ],
  // Three horns, one after the other, and together.
  end: [
    voice(0, 196, 196, 1.4, 0.07, "sawtooth"),
    voice(0.16, 247, 247, 1.3, 0.06, "sawtooth"),
    voice(0.32, 294, 294, 1.5, 0.07, "sawtooth"),
    voice(0.48, 392, 392, 1.6, 0.06, "sawtooth"),
  ],
};

/** Two of a kind closer than this, in seconds, are a noise; nor does one begin again while it rings. */
const GAP = 0.15;

/** Whether a sound may begin now, as it last did then. */
export function apart(name: Sound, now: number, last: number | undefined): boolean {
  return last === undefined || now - last >= Math.max(GAP, ...SOUNDS[name].map(({ at, rings }) => at + rings));
}

const begun = new Map<Sound, number>();
let context: AudioContext | null = null;

/** Play one now; where the browser has no synthesiser, or nobody has touched the page yet, nothing is heard. */
export function sound(name: Sound): void {
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
    if (!apart(name, context.currentTime, begun.get(name))) return;
    begun.set(name, context.currentTime);
    for (const one of SOUNDS[name]) ring(context, one);
  } catch {
    context = null;
  }
}

function ring(audio: AudioContext, { at, from, to, rings, loud, wave }: Voice): void {
  const start = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: wave, frequency: from });
  tone.frequency.exponentialRampToValueAtTime(to, start + rings);
  const strength = new GainNode(audio, { gain: 0 });
  strength.gain.setValueAtTime(0, start);
  strength.gain.linearRampToValueAtTime(loud, start + 0.008);
  strength.gain.exponentialRampToValueAtTime(0.0001, start + rings);
  // Softer above, as heard across a room.
  const room = new BiquadFilterNode(audio, { type: "lowpass", frequency: wave === "sawtooth" ? 900 : 2600 });
  tone.connect(room).connect(strength).connect(audio.destination);
  tone.start(start);
  tone.stop(start + rings + 0.05);
}
