import type { ToolContext } from '../tools/tool.ts';
import { answerPlace } from './answer-place.ts';
import { answerTopic } from './answer-topic.ts';
import { asksChildPrice } from './child-prices.ts';
import { type Draft, plain, type Words } from './draft.ts';
import { type Frame, isFollowUp } from './frame.ts';
import { answerFurther, answerOfFocus } from './further.ts';
import { type Heard, hasPlaceOrKind, standsAlone, topicIn, type Understood } from './heard.ts';
import { ownTopicFurther } from './own-meant.ts';
import { asksResidentPrice } from './resident-prices.ts';

/** Answers what goes on about what was spoken of before; undefined where a message begins anew. */
export async function answerGoingOn(
  context: ToolContext,
  words: Words,
  { read, frame, knowledge, subjects }: Understood & Heard & { frame: Frame },
): Promise<Draft | undefined> {
  const [nearest] = subjects;
  const topic = topicIn(nearest?.label, nearest?.likeness ?? 0);
  const namesNothing = !hasPlaceOrKind(read);
  if (frame.shown.length > 0 && namesNothing && asksResidentPrice(read.tokens, read.slots))
    return answerFurther(context, words, { read, frame, topic: 'price' });
  const ofFocus =
    (topic !== 'price' || asksChildPrice(read.tokens, read.slots)) &&
    (await answerOfFocus(context, words, { read, frame, standsAlone: standsAlone(nearest) }));
  if (ofFocus) return ofFocus;
  const there = namesNothing ? await answerPlace(context, words, { read, frame }) : undefined;
  if (there && there.sections.length > 0) return { ...plain(...there.lines), frame };
  const further = ownTopicFurther({ read, frame, subjects });
  if (further) return answerTopic(context, words, { topic: further, read, frame, knowledge });
  return isFollowUp(read, frame, standsAlone(nearest))
    ? answerFurther(context, words, { read, frame, topic })
    : undefined;
}
