import { z } from 'zod';
import { reportOutcomes, storedReportOutcomes } from '../report-outcomes.ts';
import { TextLang } from './catalogue.schemas.ts';
import { requiredReason } from './common.schemas.ts';
import { cursorPageOf, pageQuery } from './lists.schemas.ts';
import { Picture } from './pictures.schemas.ts';

const instant = z.string();

export const ReviewReportsQuery = pageQuery({
  state: z.enum(['open', 'closed']).meta({
    description:
      '`open`, the default: those that wait for a decision, the oldest first; `closed`: those that were decided, the newest decision first.',
  }),
}).extend({
  after: z.string().max(4_000, 'cursor_invalid').optional().meta({
    description: '`next` of the answer before, with the same `state`.',
  }),
});

/** A report of a review, by the provider or a reader, with everything that is needed to decide about it. */
export const ReviewReport = z.object({
  id: z.string(),
  at: instant,
  reason: z.string().meta({ description: 'What is wrong with the review, in the words of whoever reported it.' }),
  by: z
    .object({
      ...{ id: z.string(), name: z.string() },
      isReader: z.boolean().meta({ description: 'A reader; else a member of the provider, for it.' }),
    })
    .meta({ description: 'Who reported it.' }),
  provider: z.object({ id: z.string(), name: z.string() }).meta({ description: 'That of the listing.' }),
  service: z.object({ id: z.string(), title: z.string(), titleLang: TextLang }),
  review: z.object({
    id: z.string(),
    author: z.object({ id: z.string(), name: z.string() }),
    booking: z.string().meta({ description: 'The reference of the booking that it is about.' }),
    at: instant,
    rating: z.number(),
    text: z.string(),
    textLang: TextLang,
    pictures: z
      .array(Picture)
      .meta({ description: 'Its photos; none once it is taken down, since they are served no more.' }),
    answer: z.string().nullable(),
    takenDown: z.boolean(),
  }),
  decision: z
    .object({ at: instant, by: z.string(), outcome: z.enum(storedReportOutcomes), reason: z.string() })
    .nullable()
    .meta({
      description:
        'null: it waits for a decision; `taken_back`: by the author, who then is the one that decided, without a reason.',
    }),
});

export const ReviewReportsPage = cursorPageOf(ReviewReport);

export const ReportDecision = z.object({
  outcome: z.enum(reportOutcomes, 'required_fields_missing').meta({
    description: '`kept`: the review stays public; `taken_down`: it is public no more, and its stars do not count.',
  }),
  reason: requiredReason('reason_missing').meta({
    description:
      'Whoever reported it, or its provider, reads it in a letter and, where the review is taken down, its author, too.',
  }),
});
