import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#shared/errors.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { isLang, type Lang, langOfPath, langs, withLang } from '#shared/languages.ts';
import { permissionsPolicy } from './answer-headers.ts';
import { choseSwahili, langOf } from './caller.ts';
import type { ErrorAnswer } from './errors.ts';
import { hasFileLink } from './file-links.ts';
import { nextNonce } from './nonce.ts';

/** Sends an error: as a small page to a browser that asked for a page, otherwise as JSON. */
export function refuse(request: FastifyRequest, reply: FastifyReply, answer: ErrorAnswer): FastifyReply {
  void reply.code(answer.status).headers(answer.headers);
  const nonce = nextNonce();
  const page = wantsPage(request);
  const allowed = page ? `img-src 'self'; style-src 'nonce-${nonce}'; base-uri 'none'; ` : '';
  // The hooks that set these headers on every other answer do not run where the address cannot be read.
  void reply.headers({
    'content-security-policy': `default-src 'none'; ${allowed}frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'permissions-policy': permissionsPolicy,
    'cache-control': 'no-store',
    vary: page ? 'Accept, Cookie' : 'Accept-Language',
  });
  if (!page) return reply.send(answer.body);
  const { code, retryAfter } = answer.body;
  const fileLink = hasFileLink(request.query);
  const html = refusalPage({ code, retryAfter, fileLink, nonce, lang: langFor(request) });
  return reply.type('text/html; charset=utf-8').send(html);
}

/** Addresses below /api are answered in JSON, except those of files, which browsers open. */
function wantsPage(request: FastifyRequest): boolean {
  const { method, url, headers } = request;
  const isCall = /^\/api(?:[/?]|$)/.test(url) && !isFile(request);
  return /^(GET|HEAD)$/.test(method) && /text\/html/.test(headers.accept ?? '') && !isCall;
}

/** Requests whose address cannot be read have no route. */
const isFile = ({ routeOptions }: FastifyRequest): boolean => routeOptions?.config?.file === true;

/** A file has the language of its link; pages have that of the language switch or of their path. */
function langFor(request: FastifyRequest): Lang {
  const { lang } = Object(request.query) as { lang?: unknown };
  if (isFile(request)) return isLang(lang) ? lang : langOf(request);
  return choseSwahili(request) ? 'sw' : langOfPath(request.url);
}

interface Refusal {
  code: ErrorCode;
  /** After so many seconds the page reloads itself. */
  retryAfter?: number | undefined;
  /** Whether the request was made with a file link. */
  fileLink?: boolean;
  nonce: string;
  /** The language shown first. The other one follows, because a broken address may not tell which one is read. */
  lang: Lang;
}

type Kind = KeyOf<'refusals'> extends infer Key ? (Key extends `${infer Base}.title` ? Base : never) : never;

const kinds: Partial<Record<ErrorCode, Kind>> = {
  unavailable: 'starting',
  too_busy: 'busy',
  not_found: 'missing',
  invalid_input: 'unreadable',
  internal: 'broken',
};

/** The HTML of the page. It loads no other file and shows no text from the request. */
export function refusalPage({ code, retryAfter, fileLink = false, nonce, lang }: Refusal): string {
  // Whoever opens a file by a link need not sign in.
  const kind = fileLink && code === 'sign_in_required' ? 'link' : kinds[code];
  const title = (each: Lang) =>
    kind === undefined ? translate(each, 'errors', code) : translate(each, 'refusals', `${kind}.title`);
  const part = (each: Lang, heading: 'h1' | 'h2') => `<section lang="${each}">
<${heading}>${title(each)}</${heading}>
${kind === undefined ? '' : `<p>${translate(each, 'refusals', `${kind}.text`)}</p>`}
<p><a href="${withLang('/', each)}">${translate(each, 'refusals', 'home')}</a></p>
</section>`;
  const others = langs.filter((each) => each !== lang);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${retryAfter === undefined ? '' : `<meta http-equiv="refresh" content="${Math.ceil(retryAfter)}">`}
<title>${title(lang)} · Twende</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<p class="name">Twende</p>
${part(lang, 'h1')}
${others.map((each) => part(each, 'h2')).join('\n')}
</main>
</body>
</html>`;
}

/** The colours of the design's tokens, repeated here because no stylesheet may be loadable when this page is shown. */
const style = `
:root{color-scheme:light dark}
body{margin:0;background:light-dark(#fbf5ea,#14150f);color:light-dark(#1f2219,#f6efe0);font:1rem/1.6 Figtree,system-ui,sans-serif}
main{max-width:38rem;margin:0 auto;padding:2rem 1.5rem}
.name,h1,h2{font-family:'Young Serif',Georgia,serif;font-weight:400;line-height:1.2}
.name{margin:0 0 3rem;font-size:1.5rem;color:light-dark(#1e5739,#8fd0a4)}
h1{margin:0 0 .75rem;font-size:2.25rem}
h2{margin:0 0 .5rem;font-size:1.5rem}
p{margin:0 0 .5rem}
section+section{margin-top:2rem;padding-top:2rem;border-top:1px solid light-dark(#e2d5bd,#3b3b2e)}
a{display:inline-flex;align-items:center;min-height:2.75rem;color:light-dark(#1e5739,#8fd0a4);font-weight:600}
a:focus-visible{outline:3px solid light-dark(#0b6a72,#7fdce0);outline-offset:3px}`;
