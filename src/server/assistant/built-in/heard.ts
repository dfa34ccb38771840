import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Nearest } from '../understanding/nearest-topic.ts';
import type { ReadMessage } from '../understanding/read-message.ts';
import type { Subject } from '../understanding/subjects.ts';
import type { Topic } from '../understanding/topics.ts';
import { isOwnTopic } from './answer-own.ts';
import { aboutListings, type Frame } from './frame.ts';
import { alike, surely } from './likeness.ts';

export interface Understood {
  read: ReadMessage;
  frame: Frame | undefined;
  knowledge: Knowledge;
}

/** What a message is like, whatever went before. */
export interface Heard {
  subjects: readonly Nearest<Subject>[];
  namesOwn: boolean;
}

export const hasPlaceOrKind = ({ slots }: ReadMessage): boolean =>
  slots.place !== undefined || slots.categories !== undefined;

/** Whether a message is about something else than listings, as its nearest subject says. */
export function standsAlone(nearest: Nearest<Subject> | undefined): boolean {
  if (!nearest || nearest.likeness < surely) return false;
  return 'article' in nearest.label || !(aboutListings.has(nearest.label.topic) || isOwnTopic(nearest.label.topic));
}

export const topicIn = (subject: Subject | undefined, likeness: number): Topic | undefined =>
  subject && 'topic' in subject && likeness >= alike ? subject.topic : undefined;
