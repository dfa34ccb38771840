import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '#shared/errors.ts';
import { errorAnswer } from './errors.ts';

const statusOfNode: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers what Node could not read as a request (too long headers, none within the time, no HTTP) in the shape of all errors,
 * and closes the connection. Which language the caller reads is not known.
 */
export function answerUnread(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOfNode[error.code ?? ''] ?? 400;
  const body = JSON.stringify(errorAnswer(new AppError('invalid_input'), 'en').body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
