import type { App } from '#server/app.ts';
import { createLimiter } from '#server/limiter.ts';
import { AppError } from '#shared/errors.ts';
import type { RenderRequest } from './render.ts';
import { createRenderProcess } from './render-elsewhere.ts';
import { originalKey } from './store-picture.ts';

/** Part of the cache's keys. Raise it when the same request is to be rendered differently. */
const version = 1;
// More at once make none of them sooner, and what serves needs the processor too.
const concurrency = 2;
// Rendering so many cards takes about half a minute; a page asks for twenty.
const maxWaiting = 400;

/** Renders pictures on demand and keeps the renderings in the cache. One for a process. */
export function createRenderer(app: Pick<App, 'files' | 'cache' | 'log'>): (request: RenderRequest) => Promise<Buffer> {
  const underWay = new Map<string, Promise<Buffer>>();
  const limit = createLimiter({ concurrency, maxWaiting });
  const renderElsewhere = createRenderProcess();

  /** @throws AppError not_found, unavailable (too many renderings wait) */
  return async (request) => {
    const key = cacheKey(request);
    const kept = await app.cache.get(key);
    if (kept) return kept;
    // A request for the same rendering meanwhile waits for this one.
    const running =
      underWay.get(key) ?? limit(() => renderAndKeep(key, request), request.width).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };

  async function renderAndKeep(key: string, request: RenderRequest): Promise<Buffer> {
    const original = await app.files.get(originalKey(request.id));
    if (!original) throw new AppError('not_found');
    const { width, format, saveData } = request;
    const rendering = await renderElsewhere(original, { width, format, saveData });
    await app.cache.put(key, rendering).catch((error: unknown) => {
      app.log.warn({ err: error }, 'a rendering could not be cached');
    });
    return rendering;
  }
}

const cacheKey = ({ id, width, format, saveData }: RenderRequest): string =>
  `${version}/${id.slice(0, 2)}/${id}-${width}${saveData ? '-save-data' : ''}.${format}`;

/** Whether a rendering is kept; it is not read. */
export const isRendered = ({ cache }: Pick<App, 'cache'>, request: RenderRequest): Promise<boolean> =>
  cache.has(cacheKey(request));
