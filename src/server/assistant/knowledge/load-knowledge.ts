import type { App } from '#server/app.ts';
import { listOfferedPlaces } from '#server/catalogue/place-queries.ts';
import { listArticleTexts } from '#server/help/text-queries.ts';
import { buildKnowledge, type Knowledge } from './knowledge.ts';

/** How long a process answers by what it has built: building takes longer than answering. A changed article is known after this time. */
const keptMs = 60_000;

const kept = new WeakMap<App, { builtAt: number; knowledge: Promise<Knowledge> }>();

/** What messages are compared with, at most a minute old. */
export function loadKnowledge(app: App): Promise<Knowledge> {
  const now = app.clock.machineNow().getTime();
  const known = kept.get(app);
  if (known && now - known.builtAt < keptMs) return known.knowledge;
  const knowledge = build(app);
  kept.set(app, { builtAt: now, knowledge });
  // What failed is tried again by the next message.
  knowledge.catch(() => kept.delete(app));
  return knowledge;
}

async function build({ readDb }: App): Promise<Knowledge> {
  const [places, articles] = await Promise.all([listOfferedPlaces(readDb), listArticleTexts(readDb)]);
  return buildKnowledge(places, articles);
}
