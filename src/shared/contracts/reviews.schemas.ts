import { z } from 'zod';
import { langs } from '../languages.ts';
import { hasPhoneNumber } from '../phone-in-text.ts';
import { isPlainLine } from '../plain-text.ts';
import { reviewAspects, reviewLimits } from '../review-rules.ts';
import { Review, TextLang } from './catalogue.schemas.ts';
import { cursorPageOf, listQuery } from './lists.schemas.ts';
import { publicText } from './public-text.schemas.ts';

const stars = z.int('stars_missing').min(1, 'stars_missing').max(5, 'stars_missing');

/** What each aspect was given, 1 to 5 stars. */
const Aspects = z.partialRecord(z.enum(reviewAspects), stars);

/** What its author says. */
export const ReviewContent = z.object({
  rating: stars,
  aspects: Aspects.default({}).meta({
    description:
      'Further stars; which aspects a listing has is said by the answer of GET /api/bookings/{bookingId}/review.',
  }),
  text: publicText({ missing: 'review_missing', phone: 'review_phone' }),
  language: z.enum(langs, 'invalid').meta({ description: 'The language in which it is written.' }),
});

export const ReviewRequest = ReviewContent.extend({
  bookingId: z.string('booking_missing').min(1, 'booking_missing').max(64),
});

const alt = z
  .string()
  .trim()
  .max(reviewLimits.alt, 'too_long')
  .refine(isPlainLine, 'text_plain')
  .refine((text) => !hasPhoneNumber(text), 'review_phone');

const pictureId = z.string().regex(/^[0-9a-f]{32}$/, 'invalid');

export const ReviewChange = ReviewContent.extend({
  pictures: z
    .array(z.object({ id: pictureId, alt }))
    .max(reviewLimits.pictures, 'too_many')
    .refine((photos) => new Set(photos.map(({ id }) => id)).size === photos.length, 'invalid')
    .optional()
    .meta({ description: 'Its photos in their order; those that are named neither here nor in `removed` follow.' }),
  removed: z.array(pictureId).max(reviewLimits.pictures, 'too_many').optional().meta({
    description: 'The photos that go; none that `pictures` names.',
  }),
}).refine(({ pictures, removed }) => pictures?.every(({ id }) => !removed?.includes(id)) ?? true, {
  path: ['removed'],
  message: 'invalid',
});

export const ReviewPictureFields = z.object({ alt: alt.default('') });

export const ReviewCreated = z.object({ success: z.literal(true), id: z.string() });

const OwnPicture = z.object({
  id: z.string(),
  image: z.string(),
  placeholder: z.string(),
  alt: z.string().meta({ description: 'What is to be seen, in the words of the author; may be empty.' }),
});
export const ReviewPictureAdded = z.object({ picture: OwnPicture });

/** A traveller's own review of a trip, and until when it can be written or changed. */
export const TripReview = z.object({
  booking: z.object({ id: z.string(), reference: z.string(), startDate: z.string(), endDate: z.string() }),
  service: z.object({
    ...{ id: z.string(), title: z.string(), textLang: TextLang },
    listed: z.boolean().meta({ description: 'Whether everybody can open the listing.' }),
  }),
  provider: z.string(),
  aspects: z.array(z.enum(reviewAspects)).meta({ description: 'Those of this kind of listing, in their order.' }),
  writableUntil: z
    .string()
    .nullable()
    .meta({ description: 'Until when a review can be written; null where there is one or none can be.' }),
  whyNot: z
    .enum(['not_ready', 'review_own', 'review_no_show', 'review_late', 'reviewed'])
    .nullable()
    .meta({ description: 'Why none can be written; null where one can.' }),
  review: Review.omit({ author: true, authorImage: true, pictures: true })
    .extend({
      aspects: Aspects,
      pictures: z.array(OwnPicture),
      editableUntil: z.string().nullable().meta({
        description: 'Until when it can be changed or taken back; null: no longer.',
      }),
    })
    .nullable()
    .meta({ description: 'null: there is none that others can read.' }),
  takenDownBy: z
    .enum(['team', 'author'])
    .nullable()
    .meta({ description: 'Who took the review down, so that nobody else reads it; null where nobody did.' }),
});

export const ListingReviewsQuery = listQuery(['createdAt', 'rating'], {
  stars: z.enum(['1', '2', '3', '4', '5']).meta({ description: 'Those with so many stars.' }),
  language: z.enum(langs).meta({ description: 'Those written in this language.' }),
  photos: z.literal('yes').meta({ description: 'Those with photos.' }),
});

export const ListingReviewsAnswer = cursorPageOf(Review).extend({
  means: z.partialRecord(z.enum(reviewAspects), z.number()).meta({
    description: 'The mean of each aspect that somebody has given stars for, over all reviews of the listing.',
  }),
});
