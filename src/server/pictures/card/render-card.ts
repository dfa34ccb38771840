import type { App } from '#server/app.ts';
import { createLimiter } from '#server/limiter.ts';
import { createRenderProcess } from '../render-elsewhere.ts';
import { originalKey } from '../store-picture.ts';
import type { CardWords } from './words.ts';

export interface CardRequest extends CardWords {
  /** The id of its picture. */
  picture: string;
  /** Of all that it shows; a card with another digest is another file. */
  digest: string;
}

/** Cards are for programs, which wait longer than people: one at a time leaves the processor to these. */
const concurrency = 1;
/** Whoever waits is in progress in this process, which has room for a hundred. */
const maxWaiting = 20;

interface Card {
  body: Buffer;
  /** Whether its picture is missing, so that it is drawn again the next time. */
  isUnfinished: boolean;
}

/** Draws cards on demand and keeps them in the cache. One for a process. */
export function createCardRenderer(app: Pick<App, 'files' | 'cache' | 'log'>): (card: CardRequest) => Promise<Card> {
  const underWay = new Map<string, Promise<Card>>();
  const limit = createLimiter({ concurrency, maxWaiting });
  const renderElsewhere = createRenderProcess();

  /** @throws AppError too_busy (too many wait) */
  return async (card) => {
    const key = `cards/${card.digest.slice(0, 2)}/${card.digest}.jpeg`;
    const kept = await app.cache.get(key);
    if (kept) return { body: kept, isUnfinished: false };
    const running = underWay.get(key) ?? limit(() => draw(key, card)).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };

  async function draw(key: string, { picture, kicker, title, line }: CardRequest): Promise<Card> {
    const original = picture === '' ? undefined : await app.files.get(originalKey(picture));
    const body = await renderElsewhere(original ?? Buffer.alloc(0), { card: { kicker, title, line } });
    const isUnfinished = picture !== '' && !original;
    if (isUnfinished) return { body, isUnfinished };
    await app.cache
      .put(key, body)
      .catch((error: unknown) => app.log.warn({ err: error }, 'a card could not be cached'));
    return { body, isUnfinished };
  }
}
