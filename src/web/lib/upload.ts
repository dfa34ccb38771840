import type { AnswerOf, Call, CallInput, CallShape } from '#shared/call.ts';
import { langOfPath } from '#shared/languages.ts';
import { type AddressParts, addressOf, contentOf } from './api.ts';
import { noteLost } from './connection.ts';
import { Problem } from './problem.ts';
import { findToken } from './token.ts';

interface UploadOptions {
  file: Blob;
  /** How much of it has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

/** Longer than 10 MiB take on a slow line. */
const uploadWithinMs = 10 * 60_000;

/**
 * Sends a file with a call of the contract, whose body are text fields. Unlike `fetch` it tells how much has been sent.
 * @throws Problem, with code `network` if no answer came or it was stopped
 */
export function upload<S extends CallShape>(
  call: Call<S>,
  { file, onProgress, signal, ...input }: CallInput<S> & UploadOptions,
): Promise<AnswerOf<S>> {
  const token = findToken();
  const { params, query, body } = input as AddressParts & { body?: Record<string, string> };
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, value);
  form.append('file', file);
  const { promise, resolve, reject } = Promise.withResolvers<AnswerOf<S>>();
  const request = new XMLHttpRequest();
  request.open(call.method, addressOf(call.path, { params, query }));
  request.timeout = uploadWithinMs;
  request.setRequestHeader('accept-language', langOfPath(window.location.pathname));
  if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`);
  const lost = () => {
    if (!signal?.aborted) noteLost();
    reject(new Problem({ status: 0, code: 'network', message: '' }));
  };
  for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, lost);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
  request.addEventListener('load', () => {
    try {
      resolve(contentOf<AnswerOf<S>>({ status: request.status, body: request.responseText }, { token }));
    } catch (problem) {
      reject(problem);
    }
  });
  signal?.addEventListener('abort', () => request.abort());
  request.send(form);
  return promise;
}
