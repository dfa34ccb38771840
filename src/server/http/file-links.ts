import type { App } from '#server/app.ts';
import { sameDigest } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { isLang, type Lang } from '#shared/languages.ts';

const validMs = 5 * 60_000;

const signature = (
  app: App,
  link: { path: string; personId: string; lang: string; signedIn: string; expires: string },
) => app.secrets.digest('file-link', [link.path, link.personId, link.lang, link.signedIn, link.expires].join('\n'));

/** A path at which a route answers files, with its parameters as `:name`. */
export interface FilePath {
  path: string;
  /** The parameters that its query may have. */
  query: readonly string[];
  /** Whether the password must have been entered lately. */
  recentSignIn?: boolean;
}

function findFile(files: readonly FilePath[], asked: string): FilePath | undefined {
  const [path = '', ...queries] = asked.split('?');
  const named = queries.flatMap((query) => query.split('&')).map((one) => /^(\w+)=[\w-]{0,36}$/.exec(one)?.[1] ?? '');
  const eachOnce = queries.length < 2 && new Set(named).size === named.length;
  if (!eachOnce) return undefined;
  return files.find((file) => patternOf(file).test(path) && named.every((name) => file.query.includes(name)));
}

const patternOf = ({ path }: FilePath) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[\\w-]{1,64}')}$`);

/** What a file link opens, in whose name, and the language of the file. */
export interface FileLink {
  /** May have a query. */
  path: string;
  personId: string;
  /** When the person who asked for the link had entered their password. */
  signedInAt: Date | null;
  lang: Lang;
}

/**
 * Signs the path of a file. The link opens it for five minutes as this person. Whether the person may see the file is
 * decided when the link is opened, but for an old sign-in, which is said at once, where the page can ask for the password.
 * @throws AppError not_found when the path is none of `files`; sign_in_again
 */
export function signFileLink(
  app: App,
  {
    files,
    path,
    personId,
    signedInAt,
    lang,
    isRecent = false,
  }: FileLink & { files: readonly FilePath[]; isRecent?: boolean },
): { url: string; expiresAt: Date } {
  const file = findFile(files, path);
  if (!file) throw new AppError('not_found');
  if (file.recentSignIn && !isRecent) throw new AppError('sign_in_again');
  const expiresAt = new Date(app.clock.now().getTime() + validMs);
  const expires = String(expiresAt.getTime());
  const signedIn = String(signedInAt?.getTime() ?? '');
  const signed = signature(app, { path, personId, lang, signedIn, expires });
  const query = new URLSearchParams({ person: personId, lang, signedIn, expires, signature: signed });
  return { url: `${path}${path.includes('?') ? '&' : '?'}${query}`, expiresAt };
}

/** Whether a request was made with a file link, valid or not. */
export const hasFileLink = (query: unknown): boolean =>
  (Object(query) as { signature?: unknown }).signature !== undefined;

/**
 * The person, their last sign-in and the language of a file link; undefined when the signature is wrong or has expired.
 * @param query the whole query; all parameters but the signature's own are signed together with the path
 */
export function readFileLink(
  app: App,
  path: string,
  query: Record<string, unknown>,
): Omit<FileLink, 'path'> | undefined {
  const { person, lang, signedIn, expires, signature: given, ...rest } = query;
  if (typeof person !== 'string' || !isLang(lang) || typeof signedIn !== 'string') return undefined;
  if (typeof expires !== 'string' || typeof given !== 'string') return undefined;
  const own = Object.entries(rest).map(([name, value]) => `${name}=${value}`);
  const signedPath = own.length > 0 ? `${path}?${own.join('&')}` : path;
  const expected = signature(app, { path: signedPath, personId: person, lang, signedIn, expires });
  if (!sameDigest(given, expected) || Number(expires) <= app.clock.now().getTime()) return undefined;
  return { personId: person, signedInAt: signedIn === '' ? null : new Date(Number(signedIn)), lang };
}
