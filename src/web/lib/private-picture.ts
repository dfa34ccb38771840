import { langOfPath } from '#shared/languages.ts';
import { contentOf } from './api.ts';
import { noteLost } from './connection.ts';
import { Problem } from './problem.ts';
import { findToken } from './token.ts';

/** After this a picture counts as lost. */
const loadedWithinMs = 60_000;

/**
 * Loads a picture that needs a session, which no `<img>` sends. @returns a data: address, since pages may show no others
 * @throws Problem, with code `network` if no answer came
 */
export async function loadPrivatePicture(path: string, signal: AbortSignal): Promise<string> {
  const token = findToken();
  const headers = {
    'accept-language': langOfPath(window.location.pathname),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const within = AbortSignal.any([signal, AbortSignal.timeout(loadedWithinMs)]);
  let answer: Response;
  let picture: Blob;
  try {
    answer = await fetch(path, { headers, signal: within });
    picture = await answer.blob();
  } catch (error) {
    if (signal.aborted) throw error;
    noteLost();
    throw new Problem({ status: 0, code: 'network', message: '' });
  }
  if (!answer.ok) contentOf({ status: answer.status, body: await picture.text() }, { token });
  return dataAddressOf(picture);
}

function dataAddressOf(picture: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(String(reader.result)));
  reader.addEventListener('error', () => reject(new Error('The picture could not be read')));
  reader.readAsDataURL(picture);
  return promise;
}
