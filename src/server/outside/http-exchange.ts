import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

type HttpRequest = {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** From the first look-up to the open connection (TLS included). */
  connectMs: number;
  /** From the first look-up to the last byte of the answer. */
  totalMs: number;
  /** How many bytes are read of the answer; 1 MiB unless it says so. */
  largestAnswer?: number;
};

/**
 * `not_sent`: no connection was made, so the other side has not seen the request.
 * `lost`: we have no complete answer, and the other side may have done what was asked.
 * `reason` is a short code for the log: ECONNREFUSED, ENOTFOUND, timeout …
 */
export type HttpOutcome =
  | { kind: 'answer'; status: number; text: string; retryAfter: string | undefined }
  | { kind: 'not_sent' | 'lost'; reason: string };

export type Exchange = (request: HttpRequest) => Promise<HttpOutcome>;

const LARGEST_ANSWER = 1_048_576;

/**
 * One HTTP exchange on a connection of its own; never throws, never follows a redirect. `fetch` cannot be used here: it
 * distinguishes a refused connection from a reset one only by error codes, and it reuses connections that the other side
 * may be closing; then it is not known whether a push or a text message was sent.
 */
export const exchange: Exchange = ({
  method,
  url,
  headers,
  body,
  connectMs,
  totalMs,
  largestAnswer = LARGEST_ANSWER,
}) =>
  new Promise((resolve) => {
    const secure = url.startsWith('https:');
    let connected = false;
    const request = (secure ? httpsRequest : httpRequest)(url, { method, headers, agent: false });
    const connectTimer = setTimeout(() => fail('connect_timeout'), connectMs);
    const totalTimer = setTimeout(() => fail('timeout'), totalMs);

    function finish(outcome: HttpOutcome): void {
      clearTimeout(connectTimer);
      clearTimeout(totalTimer);
      resolve(outcome);
    }

    function fail(reason: string): void {
      finish({ kind: connected ? 'lost' : 'not_sent', reason });
      request.destroy();
    }

    request.on('error', (problem: NodeJS.ErrnoException) => fail(problem.code ?? problem.name));
    request.on('socket', (socket) => {
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        connected = true;
        clearTimeout(connectTimer);
      });
    });
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > largestAnswer) fail('answer_too_large');
        else parts.push(part);
      });
      response.on('error', (problem: NodeJS.ErrnoException) => fail(problem.code ?? problem.name));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        const retryAfter = response.headers['retry-after'];
        finish({ kind: 'answer', status: response.statusCode ?? 0, text, retryAfter });
      });
    });
    request.end(body);
  });
