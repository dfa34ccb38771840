import { z } from 'zod';
import { messageSides } from '../message-rules.ts';
import { messageReportOutcomes } from '../report-outcomes.ts';
import { TextLang } from './catalogue.schemas.ts';
import { requiredReason } from './common.schemas.ts';
import { cursorPageOf } from './lists.schemas.ts';
import { Message } from './messages.schemas.ts';

export { ReviewReportsQuery as MessageReportsQuery } from './review-reports.schemas.ts';

const instant = z.string();
const somebody = z.object({ id: z.string(), name: z.string(), side: z.enum(messageSides) });

/** A report of a message. What was written is read by a call of its own, which is recorded. */
export const MessageReport = z.object({
  id: z.string(),
  at: instant,
  reason: z.string().meta({ description: 'What is wrong with the message, in the words of whoever reported it.' }),
  by: somebody,
  author: somebody.meta({ description: 'Who wrote the message.' }),
  sentAt: instant,
  removed: z.boolean().meta({ description: 'Whether our team has removed the message.' }),
  provider: z.object({ id: z.string(), name: z.string() }),
  service: z.object({ id: z.string(), title: z.string(), titleLang: TextLang }),
  booking: z
    .string()
    .nullable()
    .meta({ description: 'The reference of the booking that the conversation is about; null: an enquiry.' }),
  decision: z
    .object({ at: instant, by: z.string(), outcome: z.enum(messageReportOutcomes), reason: z.string() })
    .nullable()
    .meta({ description: 'null: it waits for a decision.' }),
});

export const MessageReportsPage = cursorPageOf(MessageReport);

/** A message as an admin reads it. */
const ReadMessage = Message.pick({ id: true, side: true, text: true, lang: true, pictures: true, sentAt: true }).extend(
  {
    author: z.string().meta({ description: 'The name of whoever wrote it.' }),
    reported: z.boolean().meta({ description: 'Whether it is the message that was reported.' }),
    removed: z.boolean(),
  },
);

export const ReportReading = z.object({
  messages: z.array(ReadMessage).meta({
    description: 'The reported message with up to five before it and five after it, the oldest first.',
  }),
});

export const MessageReportDecision = z.object({
  outcome: z.enum(messageReportOutcomes, 'required_fields_missing').meta({
    description: '`kept`: the message stays; `removed`: neither side reads it any more.',
  }),
  reason: requiredReason('reason_missing').meta({
    description: 'Whoever reported it reads it in a letter and, where the message is removed, its author, too.',
  }),
});
