import { z } from 'zod';
import { Review, TextLang } from './catalogue.schemas.ts';
import { requiredReason } from './common.schemas.ts';
import { cursorPageOf, listQuery } from './lists.schemas.ts';
import { ProviderQuery } from './payouts.schemas.ts';
import { publicText } from './public-text.schemas.ts';

export const ProviderReviewsQuery = listQuery(['createdAt'], {
  only: z.enum(['unanswered']).meta({ description: '`unanswered`: those without an answer.' }),
  service: z.uuid().meta({ description: 'Those of one listing.' }),
}).extend(ProviderQuery.shape);

/** A review as its provider sees it. */
export const ProviderReview = Review.extend({
  service: z.object({
    id: z.string(),
    title: z.string(),
    textLang: TextLang,
    listed: z.boolean().meta({ description: 'Whether everybody can open the listing.' }),
  }),
  report: z
    .object({ date: z.string(), reason: z.string() })
    .nullable()
    .meta({ description: 'The provider’s open report of it; null where there is none.' }),
}).meta({ id: 'ProviderReview' });

export const ProviderReviewsAnswer = cursorPageOf(ProviderReview);

export const ReviewedServicesQuery = ProviderQuery;
/** The listings that reviews can be filtered by, in the order of their titles; at most 500. */
export const ReviewedServicesAnswer = z.object({
  items: z.array(z.object({ id: z.string(), title: z.string(), textLang: TextLang })),
});

export const AnswerRequest = z.object({
  text: publicText({ missing: 'answer_missing', phone: 'text_phone' }),
  seen: z.string().nullable().optional().meta({
    description: 'The answer as the caller saw it. If it is another now, the call is refused (`answer_changed`).',
  }),
});

/** Read by our team alone. */
export const ReportRequest = z.object({ reason: requiredReason('reason_missing') });
