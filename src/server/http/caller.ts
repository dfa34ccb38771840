import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLang, type Lang } from '#shared/languages.ts';
import { boundedCache } from './bounded-cache.ts';

/** What a request says about its caller, signed in or not. */
export interface Caller {
  ip: string;
  userAgent: string;
  /** By Accept-Language; English by default. */
  lang: Lang;
  cookies: Record<string, string | undefined>;
  /** Sets a cookie that scripts cannot read. */
  setCookie(cookie: { name: string; value: string; maxAgeSeconds: number }): void;
  /** The bearer token as sent, or undefined. */
  token: string | undefined;
  /** Aborted when the connection ends, at the latest after the answer. Until then the caller may still wait for it. */
  left(): AbortSignal;
}

const langs = boundedCache<Lang>();

/** The one of our languages that the caller prefers, by the weights of Accept-Language; English by default. */
export function langOf({ headers }: FastifyRequest): Lang {
  const accepted = headers['accept-language'] ?? '';
  const known = langs.get(accepted);
  if (known) return known;
  const lang = preferredLang(accepted);
  langs.set(accepted, lang);
  return lang;
}

function preferredLang(accepted: string): Lang {
  const preferred = accepted
    .split(',')
    .map((entry) => {
      const [name = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find((found) => found !== undefined);
      return { lang: name.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .flatMap(({ lang, weight }) => (isLang(lang) && weight > 0 ? { lang, weight } : []));
  return preferred.sort((a, b) => b.weight - a.weight)[0]?.lang ?? 'en';
}

/** Whether the visitor chose Kiswahili with the language switch. */
export function choseSwahili({ headers }: FastifyRequest): boolean {
  return /(?:^|;\s*)lang=sw(?:;|$)/.test(headers.cookie ?? '');
}

/** The bearer token as sent. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const [scheme, token] = String(request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}

/** @param options.secure whether cookies may be sent over https only */
export function callerOf(request: FastifyRequest, reply: FastifyReply, { secure }: { secure: boolean }): Caller {
  return {
    ip: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    lang: langOf(request),
    cookies: request.cookies,
    setCookie: ({ name, value, maxAgeSeconds: maxAge }) =>
      void reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge }),
    token: tokenOf(request),
    left: () => leftOf(reply),
  };
}

function leftOf({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  if (raw.destroyed) left.abort();
  else raw.once('close', () => left.abort());
  return left.signal;
}
