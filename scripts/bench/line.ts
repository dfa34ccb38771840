import { connect, type Socket } from 'node:net';

/** Told the status of the answer, or why there was none. */
type OnAnswer = (status: number | string) => void;

/**
 * A connection that is kept, on which one request after the other is sent as it is. It reads no more of an answer than
 * where it ends: a client that knows HTTP takes longer for an answer than the server, and on two cores takes its time.
 */
export class Line {
  readonly #socket: Socket;
  #onAnswer: OnAnswer | undefined;
  #head = '';
  #status = 0;
  /** Bytes of the body that are still to come; undefined until its head was read, or where it comes in chunks. */
  #left: number | undefined;
  #isBody = false;
  isBroken = false;

  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    this.#socket = connect(Number(port), hostname);
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (part) => this.#read(part));
    this.#socket.once('error', (error) => this.#end(error.message));
    this.#socket.once('close', () => this.#end('closed'));
  }

  send(request: Buffer, onAnswer: OnAnswer): void {
    this.#onAnswer = onAnswer;
    this.#socket.write(request);
  }

  close(): void {
    this.#socket.destroy();
  }

  #end(reason: string): void {
    this.isBroken = true;
    this.#answer(reason);
  }

  #answer(status: number | string): void {
    const told = this.#onAnswer;
    this.#onAnswer = undefined;
    this.#head = '';
    this.#isBody = false;
    told?.(status);
  }

  #read(part: Buffer): void {
    if (this.#isBody) {
      this.#readBody(part.length, part);
      return;
    }
    this.#head += part.toString('latin1');
    const end = this.#head.indexOf('\r\n\r\n');
    if (end === -1) return;
    const head = this.#head.slice(0, end);
    this.#status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    this.#left = length === undefined ? undefined : Number(length);
    this.#isBody = true;
    this.#readBody(this.#head.length - end - 4, part);
  }

  #readBody(bytes: number, part: Buffer): void {
    if (this.#left === undefined) {
      if (part.subarray(-5).toString('latin1') === '0\r\n\r\n') this.#answer(this.#status);
      return;
    }
    this.#left -= bytes;
    if (this.#left <= 0) this.#answer(this.#status);
  }
}
