import type { App } from '#server/app.ts';
import { listOfferedPlaces } from '#server/catalogue/place-queries.ts';
import { listArticleTexts } from '#server/help/text-queries.ts';
import { sha256 } from '#server/secrets.ts';
import { buildKnowledge, type Knowledge } from './knowledge.ts';

/** How long a process answers without asking whether an article or a place has changed. */
const keptMs = 60_000;

interface Built {
  /** Of what it is built from. */
  digest: string;
  /** Another one takes its place when it is built. */
  knowledge: Knowledge;
}

const kept = new WeakMap<App, { readAt: number; built: Promise<Built> }>();

/** What messages are compared with, at most some minutes old. */
export async function loadKnowledge(app: App): Promise<Knowledge> {
  const now = app.clock.machineNow().getTime();
  let known = kept.get(app);
  if (!known || now - known.readAt >= keptMs) {
    const built = renew(app, known?.built);
    known = { readAt: now, built };
    kept.set(app, known);
    // What failed is tried again by the next message.
    built.catch(() => kept.delete(app));
  }
  return (await known.built).knowledge;
}

/** Builds it anew where something has changed; until that is done messages are answered by what there was. */
async function renew(app: App, before: Promise<Built> | undefined): Promise<Built> {
  const old = await before;
  const inputs = await Promise.all([listOfferedPlaces(app.readDb), listArticleTexts(app.readDb)]);
  const digest = sha256(JSON.stringify(inputs));
  if (!old) return { digest, knowledge: await buildKnowledge(...inputs) };
  if (old.digest === digest) return old;
  const built = { digest, knowledge: old.knowledge };
  buildKnowledge(...inputs).then(
    (knowledge) => {
      built.knowledge = knowledge;
    },
    (error) => {
      kept.delete(app);
      app.log.error({ err: error }, 'what the assistant knows could not be built anew');
    },
  );
  return built;
}
