import { z } from 'zod';
import { isCounty, isInKenya } from '../counties.ts';
import type { Lang } from '../languages.ts';
import { completedFields, dayPriceLimits, listingLimits as limits } from '../listing-rules.ts';
import { centsFromDollars } from '../money.ts';
import { CHILD_UNTIL_MAX, pricedKinds } from '../party.ts';
import { policyNames } from '../policy.ts';
import { bookingModes } from '../requests.ts';
import { spokenLanguages } from '../spoken-languages.ts';
import { providerStatuses, serviceStatuses } from '../states.ts';
import { isWholeCents } from '../whole-cents.ts';
import { Category, PriceUnit, Service, TextLang } from './catalogue.schemas.ts';
import { changedTexts } from './changed-texts.schemas.ts';
import { CalendarDateText } from './common.schemas.ts';
import { ExtrasSent, ListingExtra } from './extras.schemas.ts';
import { FactsSent, ListingFacts } from './facts.schemas.ts';
import { OnSiteFee, OnSiteFeesSent } from './fees.schemas.ts';
import { cursorPageOf, listQuery } from './lists.schemas.ts';
import { ResidencyPrices } from './party.schemas.ts';
import { ProviderQuery } from './payouts.schemas.ts';
import { publicLine } from './plain.schemas.ts';
import { Price } from './prices.schemas.ts';
import { ListingQuestion, QuestionsSent } from './questions.schemas.ts';
import { inLanguages, line, text } from './texts.schemas.ts';

/** Short lines, such as what a price includes; empty ones are left out. */
const lines = z
  .array(line(limits.item))
  .transform((typed) => [...new Set(typed.filter((each) => each !== ''))])
  .pipe(z.array(z.string()).max(limits.items, 'too_many'));
const listInLanguages = z.object({ en: lines.default([]), sw: lines.default([]) });

/** A title has a word or a number, which can be searched for and read aloud. */
const titleLine = line(limits.title).refine((typed) => typed === '' || /[\p{L}\p{N}]/u.test(typed), 'title_letters');
const Title = inLanguages(titleLine).refine(({ en, sw }) => en !== null || sw !== null, {
  error: 'title_missing',
  path: ['en'],
});

const position = { lat: z.number('position_missing'), lon: z.number('position_missing') };
const inKenya = { error: 'position_outside', path: ['lat'] };
const MeetingPosition = z.object(position).refine(isInKenya, inKenya);

/** Where a listing is. */
const ListingPlace = z
  .object({
    location: line(limits.location).min(2, 'location_missing'),
    county: z.string().refine(isCounty, 'county_missing'),
    ...position,
  })
  .refine(isInKenya, inKenya);

const whole = (least: number, most: number) =>
  z.int('number_whole').min(least, 'number_small').max(most, 'number_large');

/** NaN is what a form has for an empty field, and null what it sends. */
const KindPrice = z
  .union([z.nan().transform(() => null), z.null(), z.number()])
  .pipe(
    z.null().or(
      z
        .number()
        .max(limits.priceMax / 100, 'price_large')
        .min(0, 'price_small')
        .refine(isWholeCents, 'amount_decimals'),
    ),
  )
  .transform((dollars) => dollars && centsFromDollars(dollars) / 100);
const KindPrices = z.partialRecord(z.enum(pricedKinds), KindPrice).meta({
  description:
    'What kinds of guests pay who do not pay the usual price, in dollars; at most that price. Children may travel for 0. Where the price is not per person they have none: what is sent for them is left out, on single days as in weekends and seasons.',
});

const ListingSeason = z.object({
  name: line(limits.seasonName).min(1, 'season_unnamed'),
  startDate: CalendarDateText,
  endDate: CalendarDateText,
  pricePerUnit: Price,
  residencyPrices: KindPrices.default({}),
});

const alt = inLanguages(line(limits.alt)).refine(({ en, sw }) => en !== null || sw !== null, {
  error: 'alt_missing',
  path: ['en'],
});

/** The fields of a listing that its provider writes. In a change each is optional, and one that is given replaces the old. */
const ListingFields = {
  category: Category,
  title: Title,
  summary: inLanguages(text(limits.summary)),
  description: inLanguages(text(limits.description)),
  included: listInLanguages,
  notIncluded: listInLanguages,
  meetingPoint: inLanguages(text(limits.meetingPoint)),
  meetingPosition: MeetingPosition.nullable().meta({
    description: 'Where guests have to be; null where that is agreed upon later.',
  }),
  languages: z
    .array(z.enum(spokenLanguages))
    .max(limits.languages, 'too_many')
    .transform((codes) => [...new Set(codes)]),
  place: ListingPlace,
  priceUnit: PriceUnit.meta({
    description:
      'Another one ends the prices of single days; of a listing that was approved also those of weekends and seasons, unless they are sent with it.',
  }),
  pricePerUnit: Price,
  residencyPrices: KindPrices,
  childUntil: whole(1, CHILD_UNTIL_MAX).nullable().meta({
    description: 'The age until which guests pay the prices of children.',
  }),
  onSiteFees: OnSiteFeesSent.meta({ description: 'What guests pay at the place besides the price.' }),
  extras: ExtrasSent.meta({ description: 'What may be added for money, in this order.' }),
  seasons: z.array(ListingSeason).max(limits.seasons, 'too_many').meta({ description: 'They may not overlap.' }),
  weekend: z
    .object({ pricePerUnit: Price, residencyPrices: KindPrices.default({}) })
    .nullable()
    .meta({
      description:
        'The price outside of seasons of the nights that begin on Friday or Saturday, or of Saturdays and Sundays where the price is not per night; null: as on other days.',
    }),
  capacity: whole(1, limits.capacity).meta({
    description: 'Places a day: people where the price is per person, else rooms or vehicles.',
  }),
  guestsPerPlace: whole(1, limits.guestsPerPlace),
  durationDays: whole(1, limits.durationDays),
  minStay: whole(1, limits.minStay).meta({ description: 'The fewest nights or days of a stay.' }),
  leadDays: whole(0, limits.leadDays).meta({ description: 'How many days before its start a booking must be made.' }),
  approval: z.enum(bookingModes).meta({
    description: 'Whether it is booked at once or by a request that you answer; by request it needs `leadDays` of 1.',
  }),
  bookableFrom: CalendarDateText.nullable().meta({
    description:
      'The first day that can be booked; null: open. A new listing is submitted once it has a first or a last day.',
  }),
  bookableUntil: CalendarDateText.nullable().meta({ description: 'The last day that can be booked; null: open.' }),
  policy: z.enum(policyNames),
  facts: FactsSent,
  questions: QuestionsSent.meta({ description: 'What travellers are asked when they book, in this order.' }),
};

const pick = <const Names extends readonly (keyof typeof ListingFields)[]>(...names: Names) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, ListingFields[name]])) as Pick<typeof ListingFields, Names[number]>,
  );

/** The forms of the editor's parts. */
export const TextsForm = pick('title', 'summary', 'description');
export const PriceForm = pick('priceUnit', 'pricePerUnit', 'residencyPrices', 'childUntil', 'weekend', 'seasons');
export const PlacesForm = pick('capacity', 'guestsPerPlace', 'durationDays');
export const KindForm = pick('category', 'languages');

/** What else a listing says is written by a change of it, so that nothing that is sent here is lost in silence. */
export const NewListing = z.strictObject({ category: Category, title: Title }).check(changedTexts());

const Version = z.int().min(0).meta({ description: 'The `version` of what was read; another one is refused (409).' });
export const ListingChange = z.object(ListingFields).partial().extend({ version: Version });

export const DayPricesChange = z.object({
  startDate: CalendarDateText,
  endDate: CalendarDateText.meta({
    description: `The last day, or night, at most ${dayPriceLimits.days} days in all; each of them gets this price.`,
  }),
  pricePerUnit: Price.nullable().meta({
    description: 'US dollars with cents; null removes the price of these days, so that they cost what others do.',
  }),
  residencyPrices: KindPrices.default({}),
});

const ListingStatus = z.enum(serviceStatuses);
export const ProviderServicesQuery = listQuery(['updated', 'created'], {
  status: ListingStatus,
  q: z.string().trim().max(limits.title).meta({ description: 'A part of the title, in either language.' }),
}).extend(ProviderQuery.shape);

const nullable = z.string().nullable();
const texts = z.object({ en: nullable, sw: nullable } satisfies Record<Lang, z.ZodType>);
const lists = z.object({ en: z.array(z.string()), sw: z.array(z.string()) });
const Place = z.object({ location: z.string(), county: z.string(), lat: z.number(), lon: z.number() });
const ChangeStatus = z.enum(['submitted', 'rejected']);

/** What every view of an own listing shows. */
const state = {
  id: z.string(),
  category: Category,
  status: ListingStatus,
  listed: z
    .boolean()
    .meta({ description: 'Travellers find it: it is approved, so is its provider, and it is not taken down.' }),
  rejectReason: nullable,
  takenDownReason: nullable.meta({
    description: 'Why our team keeps it from being found and booked; null where it does not.',
  }),
  missing: z.array(z.enum(completedFields)).meta({ description: 'What it lacks to be submitted.' }),
  priceUnit: PriceUnit,
  pricePerUnit: z.number(),
  rating: z.number().nullable(),
  reviewCount: z.number(),
  bookedDays: z.number().meta({ description: 'How many days from today on have a booking.' }),
  bookableFrom: nullable,
  bookableUntil: nullable,
  createdAt: z.string(),
  updatedAt: z.string(),
};

export const ProviderServiceItem = z
  .object({
    ...state,
    title: z.string(),
    textLang: TextLang,
    location: z.string(),
    image: z.string(),
    imageAlt: z.string(),
    imagePlaceholder: z.string(),
    change: ChangeStatus.nullable().meta({
      description: 'Whether a change of category or place waits or was rejected.',
    }),
  })
  .meta({ id: 'ProviderServiceItem' });
export const ProviderServicesAnswer = cursorPageOf(ProviderServiceItem);

/** A change of category or place that an admin has to approve; travellers see the listing as it was until then. */
const WaitingChange = Place.extend({
  status: ChangeStatus,
  category: Category,
  submittedAt: z.string(),
  rejectReason: nullable,
});

const OwnPicture = z.object({
  id: z.string(),
  image: z.string(),
  placeholder: z.string(),
  alt: z.object({ en: nullable, sw: nullable }),
});

/** A listing with everything that its editor needs. */
export const ProviderService = z
  .object({
    ...state,
    version: z.number(),
    provider: z.object({ id: z.string(), name: z.string(), status: z.enum(providerStatuses) }),
    title: texts,
    summary: texts,
    description: texts,
    included: lists,
    notIncluded: lists,
    meetingPoint: texts,
    meetingPosition: z.object({ lat: z.number(), lon: z.number() }).nullable(),
    languages: z.array(z.string()),
    place: Place,
    residencyPrices: ResidencyPrices,
    weekend: z.object({ pricePerUnit: z.number(), residencyPrices: ResidencyPrices }).nullable(),
    childUntil: z.number().nullable(),
    onSiteFees: z.array(OnSiteFee),
    extras: z.array(ListingExtra),
    seasons: z.array(
      z.object({
        name: z.string(),
        startDate: z.string(),
        endDate: z.string(),
        pricePerUnit: z.number(),
        residencyPrices: ResidencyPrices,
      }),
    ),
    capacity: z.number(),
    guestsPerPlace: z.number(),
    durationDays: z.number(),
    minStay: z.number(),
    leadDays: z.number(),
    approval: z.enum(bookingModes),
    policy: z.enum(policyNames),
    facts: ListingFacts,
    questions: z.array(ListingQuestion),
    pictures: z.array(OwnPicture),
    picturesVersion: z.string().meta({ description: 'Of the gallery; arranging another one is refused (409).' }),
    change: WaitingChange.nullable(),
    submittedAt: nullable,
    decidedAt: nullable,
    unchanged: z
      .boolean()
      .meta({ description: 'It is as it was when it was rejected, so it cannot be submitted yet (409).' }),
    mayDelete: z.boolean().meta({ description: 'It was never public.' }),
  })
  .meta({ id: 'ProviderService' });

export const ProviderServiceAnswer = z.object({ service: ProviderService });
export const ListingChanged = ProviderServiceAnswer.extend({
  keptDays: z.array(z.object({ date: z.string(), taken: z.number() })).meta({
    description: 'Days on which more places are booked than the new capacity has; they keep these.',
  }),
});
export const PreviewAnswer = z.object({ service: Service });

const newAlt = line(limits.alt).check(publicLine).default('');
/** The text fields of an upload. */
export const PictureFields = z
  .object({ altEn: newAlt, altSw: newAlt })
  .refine(({ altEn, altSw }) => altEn !== '' || altSw !== '', { error: 'alt_missing', path: ['altEn'] });
export const PictureAdded = ProviderServiceAnswer.extend({ pictureId: z.string() });

export const PicturesChange = z.object({
  version: z.string().max(64).meta({ description: 'The `picturesVersion` of what was read.' }),
  pictures: z
    .array(z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, 'invalid'), alt }))
    .max(limits.pictures, 'too_many')
    .meta({ description: 'The whole gallery in its order, the cover first. Those left out are removed.' }),
});
