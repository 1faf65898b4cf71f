/** An SSE parser: server-sent events out of a stream. `EventSource` hides heartbeats and refusals, so it is not used. */

export interface ServerSentEvent {
  event: string;
  data: string;
}

/** Cuts events out of text that arrives in pieces. */
export class EventReader {
  #rest = "";

  read(text: string): ServerSentEvent[] {
    this.#rest += text;
    const blocks = this.#rest.split("\n\n");
    this.#rest = blocks.pop() ?? "";
    return blocks.flatMap((block) => {
      const found: ServerSentEvent = { event: "message", data: "" };
      for (const line of block.split("\n")) {
        if (line.startsWith("event: ")) found.event = line.slice(7);
        else if (line.startsWith("data: ")) found.data += line.slice(6);
      }
      return found.data ? [found] : [];
    });
  }
}
