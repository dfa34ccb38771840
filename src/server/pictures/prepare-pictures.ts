import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { insideHeader } from '#server/http/load-limit.ts';
import { AppError } from '#shared/errors.ts';
import { type PictureWidth, pictureWidths } from '#shared/pictures.ts';
import { formatFor } from './negotiate.ts';
import { isRendered } from './render-picture.ts';

/** What visitors open first. Their pages in Kiswahili show the same pictures. */
const frontPages = ['/', '/services', '/explore', '/stays', '/meals', '/transport', '/search'];
/** What about 95 of 100 browsers are answered by: AVIF. The others wait for a rendering of their own. */
const accept = 'image/avif,image/webp,*/*';
/** Whoever opened a page at once, and what the start left to do, come first. */
const firstAfterMs = 2_000;
const againAfterMs = 600_000;

interface Asked {
  path: string;
  accept: string;
}

interface Address {
  /** `/pictures/<id>/<width>`. */
  path: string;
  id: string;
  width: PictureWidth;
}

interface Parts {
  /** Asks this process; its answer is 503 also while there is too much to do. */
  ask(asked: Asked): Promise<{ status: number; body: string }>;
  /** Whether the cache has it, in the format that `accept` gets. */
  isRendered(address: Address): Promise<boolean>;
  /** Resolves after so many milliseconds, and at once when `signal` is aborted. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** In milliseconds. */
  now(): number;
  log: Pick<App['log'], 'info' | 'warn'>;
}

/**
 * Renders in the background what the front pages show, so that their visitors need not wait for a rendering: soon after the
 * start, and every ten minutes what is new on them.
 *
 * Several processes with one DATA_DIR may render the same picture at the same moment. Each looks into the cache before, which
 * opens no file, and both write the same bytes, as a whole file under the same name, so this costs only time.
 * @returns a function that ends it, after the rendering that is under way
 */
export function preparePictures(
  app: Pick<App, 'cache' | 'log'>,
  fastify: FastifyInstance,
  pause: Parts['pause'] = pauseUntil,
): () => Promise<void> {
  const format = formatFor(accept);
  return repeatPreparing({
    async ask({ path, accept }) {
      // Not counted, so that no visitor is refused for it; instead it does nothing while visitors are refused.
      if (fastify.loadLimit.isFull()) return { status: 503, body: '' };
      const headers = { accept, [insideHeader.name]: insideHeader.value };
      const { statusCode, body } = await fastify.inject({ url: path, headers });
      return { status: statusCode, body };
    },
    isRendered: ({ id, width }) => isRendered(app, { id, width, format, saveData: false }),
    pause,
    now: () => performance.now(),
    log: app.log,
  });
}

const pauseUntil: Parts['pause'] = (ms, signal) => wait(ms, undefined, { signal, ref: false }).catch(() => {});

/** The same with what it needs from outside. */
export function repeatPreparing(parts: Parts): () => Promise<void> {
  const halt = new AbortController();
  const running = repeat(parts, halt.signal);
  return () => {
    halt.abort();
    return running;
  };
}

async function repeat(parts: Parts, signal: AbortSignal): Promise<void> {
  /** What the latest pass found. None of it is asked for again, also if that failed. */
  let known: ReadonlySet<string> = new Set();
  let isFirst = true;
  await parts.pause(firstAfterMs, signal);
  while (!signal.aborted) {
    const begun = parts.now();
    const { shown, rendered, failed, isWhole } = await preparePass(parts, known, signal);
    known = shown;
    if (failed.length > 0) {
      const line = { event: 'pictures_failed', failed: failed.length, err: failed[0] };
      parts.log.warn(line, 'some pictures of the front pages could not be prepared');
    }
    if (isWhole && (isFirst || rendered > 0)) {
      const line = { event: 'pictures_ready', rendered, ms: Math.round(parts.now() - begun) };
      parts.log.info(line, 'the pictures of the front pages are ready');
    }
    if (isWhole) isFirst = false;
    await parts.pause(againAfterMs, signal);
  }
}

interface Pass {
  shown: Set<string>;
  rendered: number;
  failed: unknown[];
  /** False where it was stopped, or ended because there was too much to do. */
  isWhole: boolean;
}

/** Goes through the pages once, and asks for the pictures that are not known yet, one after the other. */
async function preparePass(parts: Parts, known: ReadonlySet<string>, signal: AbortSignal): Promise<Pass> {
  const pass: Pass = { shown: new Set(), rendered: 0, failed: [], isWhole: false };
  /** @returns false where the pass must end */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    if (signal.aborted) return false;
    try {
      await work();
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_busy') return false;
      pass.failed.push(error);
    }
    return true;
  };
  for (const page of frontPages) {
    let html = '';
    const read = async () => {
      html = await askGently(parts, { path: page, accept: 'text/html' }, signal);
    };
    if (!(await attempt(read))) return pass;
    for (const address of addressesIn(html)) {
      const { path } = address;
      if (pass.shown.has(path)) continue;
      const prepare = async () => {
        if (known.has(path) || (await parts.isRendered(address))) return;
        await askGently(parts, { path, accept }, signal);
        pass.rendered += 1;
      };
      if (!(await attempt(prepare))) return pass;
      pass.shown.add(path);
    }
  }
  return { ...pass, isWhole: true };
}

/**
 * Asks, and then waits as long as the answer took, so that it takes at most half of the time of one core.
 * @throws AppError too_busy for 503; Error for any other answer than 200
 */
async function askGently({ ask, pause, now }: Parts, asked: Asked, signal: AbortSignal): Promise<string> {
  const begun = now();
  const { status, body } = await ask(asked);
  if (status === 503) throw new AppError('too_busy');
  await pause(now() - begun, signal);
  if (status !== 200) throw new Error(`${asked.path} answered ${status}`);
  return body;
}

/** Elements that name a picture, with all their attributes. */
const pictureTags = /<(?:img|source|link)\s[^>]*\/pictures\/[^>]*>/g;
const addresses = /\/pictures\/([0-9a-f]{32})\/(\d+)/g;
/** The first entry of `sizes`, for wide screens, if it is a length in rem, or at most one: `(min-width: 64rem) min(31vw, 24rem)`. */
const widestRem = /sizes="\(min-width: [\d.]+rem\) (?:min\([\d.]+vw, )?([\d.]+)rem/i;

/**
 * The pictures that the HTML names, in its order, in the widths that common screens load. For the demo all six widths would
 * take seven minutes instead of three, four of them for cards in 1280 and 1600 pixels.
 */
function addressesIn(html: string): Address[] {
  return [...html.matchAll(pictureTags)].flatMap(([tag]) => {
    const widest = widestOf(tag);
    return [...tag.matchAll(addresses)].flatMap(([path, id = '', digits]) => {
      const width = pictureWidths.find((one) => String(one) === digits && one >= narrowest && one <= widest);
      return width ? [{ path, id, width }] : [];
    });
  });
}

/** Phones with two dots a pixel, and desktops with one, load none of these pictures in 320 pixels. */
const narrowest = 480;
/** What phones with three dots a pixel load of a card, but for the largest, which load 1280. */
const phonesLoad = 960;

/** The widest that a common screen loads of a picture: as much as wide screens with two dots a pixel, and phones, need. */
function widestOf(tag: string): number {
  const rem = widestRem.exec(tag)?.[1];
  const needed = rem === undefined ? Number.POSITIVE_INFINITY : Math.max(phonesLoad, 2 * 16 * Number(rem));
  return pictureWidths.find((width) => width >= needed) ?? needed;
}
