import { z } from 'zod';
import {
  bedFilters,
  bedKinds,
  difficulties,
  facilities,
  groupKinds,
  factLimits as limits,
  vehicleKinds,
} from '../facts.ts';
import { langs } from '../languages.ts';
import { inLanguages, line, text } from './texts.schemas.ts';

const Facility = z.enum(facilities);
/** A facility or, of stays, a bed or a number of bedrooms. */
export const Sought = z.enum([...facilities, ...bedFilters]);
const TextLang = z.enum(langs);

/** NaN is what a form has for an empty field, and null what it sends. */
const whole = (least: number, most: number) =>
  z
    .union([z.nan().transform(() => null), z.null(), z.number()])
    .pipe(z.int('number_whole').min(least, 'number_small').max(most, 'number_large').nullable())
    .optional();
const time = z
  .union([z.null(), z.literal('').transform(() => null), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time_invalid')])
  .optional()
  .meta({ description: 'HH:MM in Nairobi.' });
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.union([z.null(), z.literal('').transform(() => null), z.enum(values)]).optional();

const items = z
  .array(line(limits.bringItem))
  .transform((typed) => [...new Set(typed.filter((each) => each !== ''))])
  .pipe(z.array(z.string()).max(limits.bring, 'too_many'));

const PlanDay = z.object({
  title: inLanguages(line(limits.planTitle)).refine(({ en, sw }) => en !== null || sw !== null, {
    error: 'plan_untitled',
    path: ['en'],
  }),
  text: inLanguages(text(limits.planText)),
});

const Beds = z.object({
  kind: z.enum(bedKinds),
  count: z.int().min(1, 'number_small').max(limits.beds, 'number_large'),
});

/** The beds of a room: how many of each kind. */
const RoomBeds = z
  .array(Beds)
  .min(1, 'beds_missing')
  .max(bedKinds.length, 'too_many')
  .refine((beds) => new Set(beds.map(({ kind }) => kind)).size === beds.length, 'bed_twice')
  .meta({ description: 'Each kind once, with its count.' });

/** Times of the night belong to the day before: guests may be welcomed from 14:00 until 02:00. */
const morning = '06:00';
const isLaterCheckIn = (from: string, until: string) => until > from || (until < morning && from >= morning);

/** The facts of a listing as the editor sends them; they replace all that is shown of it. What is absent or null is unknown. */
export const FactsSent = z
  .object({
    facilities: z
      .array(Facility)
      .max(limits.facilities, 'too_many')
      .transform((given) => [...new Set(given)])
      .default([]),
    rooms: z
      .array(z.object({ beds: RoomBeds }))
      .max(limits.rooms, 'too_many')
      .default([])
      .meta({ description: 'The bedrooms with their beds.' }),
    bathrooms: whole(0, limits.bathrooms),
    checkInFrom: time,
    checkInUntil: time,
    checkOutUntil: time,
    meetingTime: time,
    group: oneOf(groupKinds),
    groupMost: whole(1, limits.groupMost).meta({ description: 'The most guests of a group.' }),
    difficulty: oneOf(difficulties),
    minAge: whole(0, limits.age),
    maxAge: whole(0, limits.age),
    vehicle: oneOf(vehicleKinds),
    seats: whole(1, limits.seats),
    luggage: whole(0, limits.luggage).meta({ description: 'Suitcases and large bags.' }),
    lodging: inLanguages(line(limits.lodging))
      .default({ en: null, sw: null })
      .meta({ description: 'The name of the camp or lodging.' }),
    plan: z
      .array(PlanDay)
      .max(limits.planDays, 'too_many')
      .default([])
      .meta({ description: 'Day by day, at most as many days as the listing lasts.' }),
    bring: z.object({ en: items.default([]), sw: items.default([]) }).default({ en: [], sw: [] }),
  })
  .refine(({ minAge, maxAge }) => typeof minAge !== 'number' || typeof maxAge !== 'number' || minAge <= maxAge, {
    error: 'ages_crossed',
    path: ['maxAge'],
  })
  .refine(
    ({ checkInFrom, checkInUntil }) => !checkInFrom || !checkInUntil || isLaterCheckIn(checkInFrom, checkInUntil),
    {
      error: 'times_crossed',
      path: ['checkInUntil'],
    },
  )
  .meta({ description: 'Those that do not belong to the listing’s category are left out.' });

const nullable = z.string().nullable();
const texts = z.object({ en: nullable, sw: nullable });
const number = z.number().optional();
const written = z.string().optional();

/** The same as they are stored, for whoever edits or approves the listing. */
export const ListingFacts = z
  .object({
    facilities: z.array(Facility),
    rooms: z.array(z.object({ beds: z.array(z.object({ kind: z.enum(bedKinds), count: z.number() })) })).optional(),
    bathrooms: number,
    checkInFrom: written,
    checkInUntil: written,
    checkOutUntil: written,
    meetingTime: written,
    group: z.enum(groupKinds).optional(),
    groupMost: number,
    difficulty: z.enum(difficulties).optional(),
    minAge: number,
    maxAge: number,
    vehicle: z.enum(vehicleKinds).optional(),
    seats: number,
    luggage: number,
    lodging: texts.optional(),
    plan: z.array(z.object({ title: texts, text: texts })).optional(),
    bring: z.object({ en: z.array(z.string()), sw: z.array(z.string()) }).optional(),
  })
  .meta({ id: 'ListingFacts', description: 'What is absent is unknown.' });

/** A fact in words, in the language asked for but for what the provider has written in the other one only. */
export const ShownFact = z.object({
  name: z.string(),
  label: z.string(),
  value: z.string(),
  textLang: TextLang.meta({ description: 'The language of `value`.' }),
});

/** The facts of a listing as travellers read them. What is unknown is left out. */
export const ShownFacts = z
  .object({
    facilities: z.array(z.object({ id: Facility, name: z.string() })),
    rooms: z
      .array(z.object({ name: z.string(), beds: z.array(z.string()) }))
      .meta({ description: 'The bedrooms, each with its beds in words.' }),
    details: z.array(ShownFact).meta({ description: 'Such as the meeting time, the group and the ages.' }),
    plan: z.array(z.object({ day: z.string(), title: z.string(), text: z.string(), textLang: TextLang })),
    bring: z.array(z.string()),
    bringLang: TextLang.meta({ description: 'The language of `bring`.' }),
  })
  .meta({ id: 'ShownFacts' });
