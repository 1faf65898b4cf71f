/** A table's clock in words. */
import { say } from "../lib/speech.svelte";

interface Timing {
  move_seconds?: number | null;
  reserve_seconds?: number;
  increment_seconds?: number;
}

const MINUTE = 60;
const DAY = 86_400;

/** Minutes or days, whichever fits. */
function spanned(seconds: number): string {
  return seconds >= DAY
    ? say("create-clock-days", { days: Math.round(seconds / DAY) })
    : say("create-clock-minutes", { minutes: Math.max(1, Math.round(seconds / MINUTE)) });
}

export function clockIn({ move_seconds, reserve_seconds, increment_seconds }: Timing): string {
  const parts = [
    ...(move_seconds ? [say("clock-move", { time: spanned(move_seconds) })] : []),
    ...(reserve_seconds ? [say("clock-reserve", { time: spanned(reserve_seconds) })] : []),
    ...(increment_seconds ? [say("clock-increment", { seconds: increment_seconds })] : []),
  ];
  return parts.length ? parts.join(", ") : say("clock-none");
}
