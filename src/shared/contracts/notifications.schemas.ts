import { z } from 'zod';
import {
  type NotificationKind,
  type NotificationTopic,
  notificationChannels,
  notificationKinds,
  notificationTopics,
  optionalChannels,
} from '../notification-kinds.ts';
import { cursorPageOf, listQuery } from './lists.schemas.ts';

const topics = Object.keys(notificationTopics) as NotificationTopic[];
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'answer_time');

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Nothing rings from `from` until `to`, HH:MM in `zone`. */
const QuietHours = z
  .object({ from: time, to: time, zone: z.string().max(64).refine(isTimeZone) })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'times_same' });

const Off = z.partialRecord(z.enum(topics), z.array(z.enum(notificationChannels)));

/** The channels that are switched off for each topic, and quiet hours; null: none. */
export const ChoicesAnswer = z.object({
  off: Off,
  quietHours: z.object({ from: z.string(), to: z.string(), zone: z.string() }).nullable(),
});

const offOf = (topic: NotificationTopic) => z.array(z.enum(optionalChannels(topic))).max(notificationChannels.length);
const OffRequest = z.strictObject(
  Object.fromEntries(topics.map((topic) => [topic, offOf(topic).optional()])) as Record<
    NotificationTopic,
    z.ZodOptional<ReturnType<typeof offOf>>
  >,
);

/** What is absent stays as it is, each topic of `off` for itself, which names only channels that can be switched off for it. */
export const ChoicesRequest = z.object({
  off: OffRequest.optional(),
  quietHours: QuietHours.nullable().optional(),
});

/** Whether SMS about one's trips can be switched on: it is sent here, and off in the account. */
export const TripSmsOffer = z.object({ offered: z.boolean() });

export const NoticesQuery = listQuery(['createdAt']);

/** Something that a person was told. */
export const OwnNotice = z
  .object({
    id: z.string(),
    kind: z.enum(Object.keys(notificationKinds) as NotificationKind[]),
    text: z.string().meta({ description: 'One sentence in the language of the page.' }),
    about: z.string().meta({ description: 'What it is about; may be empty.' }),
    path: z.string().meta({ description: 'Where it leads, without the language.' }),
    createdAt: z.string(),
    read: z.boolean(),
  })
  .meta({ id: 'Notification' });

export const NoticesAnswer = cursorPageOf(OwnNotice);
export const UnreadNotices = z.object({ count: z.number() });
export const ReadUntilRequest = z.object({ until: z.iso.datetime() });
