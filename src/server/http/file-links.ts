import type { App } from '#server/app.ts';
import { sameDigest } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { isLang, type Lang } from '#shared/languages.ts';

const validMs = 5 * 60_000;

const signature = (
  app: App,
  { path, personId, lang, expires }: { path: string; personId: string; lang: string; expires: string },
) => app.secrets.digest('file-link', [path, personId, lang, expires].join('\n'));

/** The paths that a file link may open: files of bookings, a provider's statement, the bank list. */
const signable = [
  /^\/api\/bookings\/[\w-]{1,64}\/[a-z]+\.[a-z]{2,4}$/,
  /^\/api\/(?:provider\/statement\.(?:csv|pdf)|admin\/payouts\/bank-list\.csv)(?:\?(?:(?:from|to|providerId)=[\w-]{1,36}(?:&(?!$)|$)){1,3})?$/,
];

/**
 * Signs a path, which may have a query. The link opens the path for five minutes as this person. Whether the person may
 * see the file is decided when the link is opened.
 * @throws AppError not_found for any other path
 */
export function signFileLink(
  app: App,
  { path, personId, lang }: { path: string; personId: string; lang: Lang },
): { url: string; expiresAt: Date } {
  if (!signable.some((files) => files.test(path))) throw new AppError('not_found');
  const expiresAt = new Date(app.clock.now().getTime() + validMs);
  const expires = String(expiresAt.getTime());
  const signed = signature(app, { path, personId, lang, expires });
  const query = new URLSearchParams({ person: personId, lang, expires, signature: signed });
  return { url: `${path}${path.includes('?') ? '&' : '?'}${query}`, expiresAt };
}

/**
 * The person and language of a file link; undefined when the signature is wrong or has expired.
 * @param query the whole query; all parameters but the signature's own are signed together with the path
 */
export function readFileLink(
  app: App,
  path: string,
  query: Record<string, unknown>,
): { personId: string; lang: Lang } | undefined {
  const { person, lang, expires, signature: given, ...rest } = query;
  if (typeof person !== 'string' || !isLang(lang) || typeof expires !== 'string' || typeof given !== 'string') {
    return undefined;
  }
  const own = Object.entries(rest).map(([name, value]) => `${name}=${value}`);
  const signedPath = own.length > 0 ? `${path}?${own.join('&')}` : path;
  if (!sameDigest(given, signature(app, { path: signedPath, personId: person, lang, expires }))) return undefined;
  return Number(expires) > app.clock.now().getTime() ? { personId: person, lang } : undefined;
}
