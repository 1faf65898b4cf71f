/** The shared worker that holds the one connection for all tabs. */
import { Connection, type FromTab } from "./connection";

const connection = new Connection();

addEventListener("connect", (event) => {
  const port = (event as MessageEvent).ports[0]!;
  const send = (message: unknown): void => port.postMessage(message);
  port.onmessage = (message: MessageEvent<FromTab>) => connection.receive(send, message.data);
});
