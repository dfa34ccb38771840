import type { Browser, CDPSession } from 'playwright-core';
import { watchRequests } from './quiet.ts';

/** What the home page may weigh without its film, in bytes; 1 KB is 1,000 of them. */
export const budgets = { home: 460_000 } as const;

/**
 * The pages that everybody may open, a listing and its provider among them; without language.
 * @throws Error if the product has no listing
 */
export async function publicPaths(origin: string): Promise<string[]> {
  const { items } = (await (await fetch(`${origin}/api/services?pageSize=1`)).json()) as { items: { id: string }[] };
  const [first] = items;
  if (!first) throw new Error('There is no listing to measure: is the demo filled?');
  const listing = `/services/${first.id}`;
  const { provider } = (await (await fetch(`${origin}/api${listing}`)).json()) as { provider: { id: string } };
  const plain = ['/', '/services', '/explore', '/stays', '/meals', '/transport', '/search'];
  return [...plain, listing, `/providers/${provider.id}`, '/login', '/register', '/privacy', '/terms'];
}

/** Reads the content of an address; each is fetched once, because pages share most of their scripts. */
type Scripts = (address: string) => Promise<string>;

export function scriptsOf(origin: string): Scripts {
  const known = new Map<string, Promise<string>>();
  return (address) => {
    const code = known.get(address) ?? fetch(origin + address).then((answer) => answer.text());
    known.set(address, code);
    return code;
  };
}

/** The scripts a page needs before it answers: those its HTML loads or preloads, and what these import statically. */
export async function firstLoadScripts(
  origin: string,
  path: string,
  scripts: Scripts,
): Promise<{ addresses: Set<string> }> {
  const html = await (await fetch(origin + path)).text();
  // The small script that brings the others names them in quotes, and so does the list of this page's files beside it.
  const named = html.matchAll(/"(\/assets\/[^"]+\.js)"/g);
  const addresses = new Set([...named].map(([, address = '']) => address));
  for (const address of addresses) {
    const code = await scripts(address);
    // The loop also reaches scripts that are added to the set meanwhile.
    for (const [, name = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g)) {
      addresses.add(new URL(name, origin + address).pathname);
    }
  }
  return { addresses };
}

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Media'] as const;
type Kind = (typeof kinds)[number] | 'Other';

interface PageWeight {
  /** Bytes over the wire by kind, answers' heads included; the film is `Media`. */
  byKind: Partial<Record<Kind, number>>;
  /** Everything but the film. */
  total: number;
  /** Addresses of all scripts that were loaded, without the origin. */
  scripts: string[];
}

/**
 * Opens a page as a phone would (360×740, two dots a pixel) with an empty cache, goes slowly to its end so that lazy
 * pictures come too, and weighs what was transferred.
 */
export async function weigh(browser: Browser, origin: string, path: string): Promise<PageWeight> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const read = await recordTransfers(session, origin);
    const quiet = watchRequests(page);
    await page.goto(origin + path);
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await quiet();
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        window.scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
    });
    await quiet();
    return read();
  } finally {
    await context.close();
  }
}

async function recordTransfers(session: CDPSession, origin: string): Promise<() => PageWeight> {
  const requests = new Map<string, { kind: Kind; url: string }>();
  const byKind: Partial<Record<Kind, number>> = {};
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    requests.set(requestId, { kind: kinds.find((kind) => kind === type) ?? 'Other', url: request.url });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = requests.get(requestId)?.kind ?? 'Other';
    byKind[kind] = (byKind[kind] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  return () => {
    const total = Object.entries(byKind).reduce((sum, [kind, bytes]) => (kind === 'Media' ? sum : sum + bytes), 0);
    const scripts = [...requests.values()].filter(({ kind }) => kind === 'Script').map(({ url }) => url);
    return { byKind, total, scripts: scripts.map((url) => url.slice(origin.length)) };
  };
}
