import { AppError } from '#shared/errors.ts';
import { isLang, type Lang } from '#shared/languages.ts';
import type { App } from '../app.ts';
import { sameDigest } from '../secrets.ts';

const validMs = 5 * 60_000;

const signature = (
  app: App,
  { path, personId, lang, expires }: { path: string; personId: string; lang: string; expires: string },
) => app.secrets.digest('file-link', [path, personId, lang, expires].join('\n'));

/** Paths of ours that a signed address may open: files of bookings. */
const signable = /^\/api\/bookings\/[\w-]{1,64}\/[a-z]+\.[a-z]{2,4}$/;

/**
 * The same path with a signature that opens it for five minutes in this person's name. Whether the person may see
 * the file is decided when it is opened.
 * @throws AppError not_found for paths that are no such file
 */
export function signFileLink(app: App, path: string, personId: string, lang: Lang): { url: string; expiresAt: Date } {
  if (!signable.test(path)) throw new AppError('not_found');
  const expiresAt = new Date(app.clock.now().getTime() + validMs);
  const expires = String(expiresAt.getTime());
  const signed = signature(app, { path, personId, lang, expires });
  const query = new URLSearchParams({ person: personId, lang, expires, signature: signed });
  return { url: `${path}?${query}`, expiresAt };
}

/** In whose name and language a signed address opens `path`, or undefined when it is not (or no longer) good. */
export function readFileLink(
  app: App,
  path: string,
  query: Record<string, unknown>,
): { personId: string; lang: Lang } | undefined {
  const { person, lang, expires, signature: given } = query;
  if (typeof person !== 'string' || !isLang(lang) || typeof expires !== 'string' || typeof given !== 'string') {
    return undefined;
  }
  if (!sameDigest(given, signature(app, { path, personId: person, lang, expires }))) return undefined;
  return Number(expires) > app.clock.now().getTime() ? { personId: person, lang } : undefined;
}
