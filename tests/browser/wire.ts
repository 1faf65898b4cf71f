/** A wire between a browser and the server: it notes every byte that came through and the streams in it, and can be cut. */
import { connect, createServer, type Server, type Socket } from "node:net";

export class Wire {
  readonly base: string;
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  readonly #streams = new Set<Socket>();
  readonly #heard: Buffer[] = [];
  #cut = false;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.base = `http://127.0.0.1:${port}`;
  }

  static lay(to: string): Promise<Wire> {
    const { hostname, port } = new URL(to);
    return new Promise((laid) => {
      const server = createServer((near) => {
        if (wire.#cut) {
          near.destroy();
          return;
        }
        const far = connect(Number(port), hostname);
        far.on("data", (bytes) => {
          wire.#heard.push(bytes);
          if (bytes.includes("content-type: text/event-stream")) wire.#streams.add(far);
        });
        far.on("close", () => wire.#streams.delete(far));
        for (const [end, other] of [
          [near, far],
          [far, near],
        ] as const) {
          wire.#ends.add(end);
          end.on("error", () => other.destroy());
          end.on("close", () => {
            wire.#ends.delete(end);
            other.destroy();
          });
          end.pipe(other);
        }
      });
      let wire: Wire;
      server.listen(0, "127.0.0.1", () => {
        wire = new Wire(server, (server.address() as { port: number }).port);
        laid(wire);
      });
    });
  }

  /** Every byte the server sent, as text. */
  get heard(): string {
    return Buffer.concat(this.#heard).toString("utf8");
  }

  /** How many streams of events are open. A browser ends one by closing its connection. */
  get streams(): number {
    return this.#streams.size;
  }

  cut(): void {
    this.#cut = true;
    for (const end of this.#ends) end.destroy();
  }

  mend(): void {
    this.#cut = false;
  }

  async remove(): Promise<void> {
    this.cut();
    await new Promise((done) => this.#server.close(done));
  }
}
