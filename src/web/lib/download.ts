import { langOfPath } from '#shared/languages.ts';
import { contentOf } from './api.ts';
import { noteLost } from './connection.ts';
import { Problem } from './problem.ts';
import { findToken } from './token.ts';

/** After this a download counts as lost. */
const downloadWithinMs = 10 * 60_000;
/** Long enough for the browser to have begun to store the file. */
const keptForMs = 60_000;

/**
 * Loads a file that needs a session and gives it to the browser to be stored. Unlike an opened link it tells how much has come, and
 * why there is no file.
 * @param onProgress is told how many bytes have come
 * @throws Problem, with code `network` if no answer came or it broke off
 */
export async function download(path: string, onProgress: (bytes: number) => void): Promise<void> {
  const token = findToken();
  const headers = {
    'accept-language': langOfPath(window.location.pathname),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const { answer, parts } = await loadParts(path, { headers, onProgress });
  if (!answer.ok) contentOf({ status: answer.status, body: await new Blob(parts).text() }, { token });
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  store(new Blob(parts, { type: answer.headers.get('content-type') ?? '' }), name ?? 'twende');
}

interface Loading {
  headers: Record<string, string>;
  onProgress: (bytes: number) => void;
}

async function loadParts(path: string, { headers, onProgress }: Loading) {
  try {
    const answer = await fetch(path, { headers, signal: AbortSignal.timeout(downloadWithinMs) });
    const parts: BlobPart[] = [];
    const reader = answer.body?.getReader();
    let bytes = 0;
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      parts.push(part.value);
      bytes += part.value.byteLength;
      onProgress(bytes);
    }
    return { answer, parts };
  } catch {
    noteLost();
    throw new Problem({ status: 0, code: 'network', message: '' });
  }
}

function store(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptForMs);
}
