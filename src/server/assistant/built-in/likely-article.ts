import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Nearest } from '../understanding/nearest-topic.ts';
import type { ReadMessage } from '../understanding/read-message.ts';
import type { Subject } from '../understanding/subjects.ts';
import { ofListings } from './subject-of.ts';

/** What may be asked of a trip as well as of how we work. */
const ofAnything: ReadonlySet<string> = new Set([...ofListings, 'howLong', 'onArrival']);

/** Where two ideas of a message stand in an article, so much is enough of what it says there and of how like its questions are to it. */
const enoughOfSeveral = 0.62;
/** With one idea alone so much of it, and so much of the message in a section. */
const enoughOfOne = 0.8;
const leastShareOfOne = 0.5;

/**
 * The article that says most of what a message says, by its sections and its questions together: who tells a story asks like no example.
 * @returns undefined where no article says enough of it
 */
export function likelyArticle(
  knowledge: Knowledge,
  { words }: ReadMessage,
  subjects: readonly Nearest<Subject>[],
): { article: string; example: string } | undefined {
  const nearestOf = new Map(
    subjects.flatMap((one) => ('article' in one.label ? [[one.label.article, one] as const] : [])),
  );
  const seen = new Set<string>();
  const rated = knowledge.sections(words).flatMap(({ slug, share, ideas }) => {
    if (seen.has(slug)) return [];
    seen.add(slug);
    const own = nearestOf.get(slug);
    const telling = ideas.filter((idea) => !ofAnything.has(idea)).length;
    if (telling === 0) return [];
    return [{ slug, share, telling, sum: share + (own?.likeness ?? 0), example: own?.example ?? '' }];
  });
  const [best] = rated.toSorted((a, b) => b.sum - a.sum);
  if (!best) return undefined;
  const isEnough =
    best.telling >= 2 ? best.sum >= enoughOfSeveral : best.share >= leastShareOfOne && best.sum >= enoughOfOne;
  return isEnough ? { article: best.slug, example: best.example } : undefined;
}
