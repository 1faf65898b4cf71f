/** Server-sent events out of a stream of bytes. `EventSource` hides heartbeats and refusals, so it is not used. */

export interface Told {
  event: string;
  data: string;
}

/** Cuts events out of text that arrives in pieces. */
export class EventReader {
  #rest = "";

  read(text: string): Told[] {
    this.#rest += text;
    const blocks = this.#rest.split("\n\n");
    this.#rest = blocks.pop() ?? "";
    return blocks.flatMap((block) => {
      const told: Told = { event: "message", data: "" };
      for (const line of block.split("\n")) {
        if (line.startsWith("event: ")) told.event = line.slice(7);
        else if (line.startsWith("data: ")) told.data += line.slice(6);
      }
      return told.data ? [told] : [];
    });
  }
}
