/** The shared worker that holds the one connection for all tabs. */
import { Line, type Said } from "./line";

const line = new Line();

addEventListener("connect", (event) => {
  const port = (event as MessageEvent).ports[0]!;
  const send = (heard: unknown): void => port.postMessage(heard);
  port.onmessage = (message: MessageEvent<Said>) => line.say(send, message.data);
});
