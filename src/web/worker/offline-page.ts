import { offline as en } from '#shared/i18n/en/offline.ts';
import { offline as sw } from '#shared/i18n/sw/offline.ts';
import { type Lang, withLang } from '#shared/languages.ts';
import { checkInPage } from '#web/lib/offline/kept.ts';
import { themeScript } from '#web/lib/theme.ts';
import type { KeptOfOwn } from './kept-of-own.ts';

/** A kept page: its address from the site's root, and its title as HTML. */
export interface KeptPage {
  address: string;
  title: string;
}

interface OfflinePage {
  lang: Lang;
  /** The address of the page that was asked for. */
  address: string;
  /** Whether that page is never kept. */
  neverKept: boolean;
  pages: KeptPage[];
  /** Whether the home page is kept. */
  home: boolean;
  /** What is kept of the person who is signed in. */
  own: KeptOfOwn;
  /** Our tokens, as CSS. */
  tokens: string;
  /** The addresses of the two fonts. */
  fonts: { display: string; text: string };
  nonce: string;
}

const words = { en, sw };

/** Reloads the page once the server answers; that the device is online is no proof. */
const openWhenBack = `const look=()=>fetch('/healthz',{cache:'no-store'}).then(()=>location.reload(),()=>{});addEventListener('online',look);setInterval(look,10000)`;

/**
 * The HTML shown instead of a page that can be neither reached nor found in the cache. It needs no other files but the
 * fonts.
 */
export function offlinePage({ lang, address, neverKept, pages, home, own, tokens, fonts, nonce }: OfflinePage): string {
  const say = (key: keyof typeof en) => escaped(words[lang][key]);
  const open = [
    ...(home ? [{ address: withLang('/', lang), title: say('kept.home') }] : []),
    ...(own.bookings ? [{ address: withLang('/dashboard', lang), title: say('kept.bookings') }] : []),
    ...(own.checkIn ? [{ address: withLang(checkInPage, lang), title: say('kept.checkIn') }] : []),
    ...pages,
  ];
  return `<!doctype html>
<html lang="${lang}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${say('title')} · Twende</title>
<script nonce="${nonce}">${themeScript};${openWhenBack}</script>
<style nonce="${nonce}">${tokens}${styleWith(fonts)}</style>
</head>
<body>
<header><a href="${withLang('/', lang)}">${mark}Twende</a></header>
<main>
<h1>${say('title')}</h1>
<p>${say(neverKept ? 'text.needed' : 'text')}</p>
<p><a class="again" href="${escaped(address)}">${say('retry')}</a></p>
${open.length > 0 ? listOf(open, say('kept.title')) : ''}
</main>
</body>
</html>`;
}

const listOf = (pages: readonly KeptPage[], title: string) => `<h2>${title}</h2>
<ul>
${pages.map((page) => `<li><a href="${escaped(page.address)}">${page.title}</a></li>`).join('\n')}
</ul>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The product's mark, as in ui/wordmark.tsx. */
const mark = `<svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true"><path fill="var(--gold)" d="M6.5 25.5a9.5 9.5 0 0 1 19 0Z"/><path stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="M16 25.5v-7.2L10.8 13M16 18.3l5.4-5.3M1.5 25.5h29"/><path fill="currentColor" d="M2.5 12.3c1.8-4.2 6.8-6.3 12.3-6.3 6.7 0 12.4 2.3 14.7 5.8-2.6 1.8-5.8 2.3-9 2-3.5-.4-6.4-.4-9.5.1-3 .5-6.2.2-8.5-1.6Z"/></svg>`;

const styleWith = ({ display, text }: OfflinePage['fonts']) => `
@font-face{font-family:"Young Serif";src:url("${display}") format("woff2");font-display:swap}
@font-face{font-family:"Figtree";src:url("${text}") format("woff2");font-weight:300 900;font-display:swap}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--canvas);color:var(--ink);font:400 var(--size-m)/1.6 var(--font-text)}
header,main{max-width:46rem;margin:0 auto;padding:1.5rem}
header a{display:inline-flex;gap:.5rem;align-items:center;min-height:3rem;color:inherit;text-decoration:none;font:400 1.5rem/1 var(--font-display)}
header svg{color:var(--brand)}
h1,h2{font-family:var(--font-display);font-weight:400;line-height:1.15;text-wrap:balance}
h1{font-size:var(--size-2xl);margin:1rem 0 .75rem}
h2{font-size:var(--size-l);margin:3rem 0 .5rem}
p{margin:0 0 1.5rem;max-width:38rem;color:var(--ink-soft)}
.again{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border-radius:var(--radius-m);background:var(--action);color:var(--on-action);font-weight:600;text-decoration:none}
.again:hover{background:var(--action-strong)}
ul{margin:0;padding:0;list-style:none;border-top:1px solid var(--line)}
li{border-bottom:1px solid var(--line)}
li a{display:flex;align-items:center;min-height:3rem;padding:.5rem 0;color:var(--brand);font-weight:600;overflow-wrap:anywhere}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:var(--radius-s)}
`;
