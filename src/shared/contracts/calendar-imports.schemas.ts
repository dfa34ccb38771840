import { z } from 'zod';
import { calendarProblems, importLimits } from '../calendar-imports.ts';
import { CalendarDateText } from './common.schemas.ts';

const { addressLength, nameLength, conflicts, daysNamed } = importLimits;
const day = z.string();

const Name = z
  .string('required_fields_missing')
  .trim()
  .min(1, 'required_fields_missing')
  .max(nameLength, 'too_long')
  .meta({
    description: 'Such as the site, for the provider’s members alone.',
  });
const Address = z
  .string('required_fields_missing')
  .trim()
  .min(1, 'required_fields_missing')
  .max(addressLength, 'too_long')
  .meta({
    description: 'https, on its usual port, of the public internet; webcal:// means https://.',
  });

export const NewCalendarImport = z.object({
  name: Name,
  address: Address,
  places: z.int().min(1).max(100_000).nullable().optional().meta({
    description:
      'Places that each event takes on each of its days; null: an event closes its days. By default one, and all of a listing that has one place.',
  }),
});

export const ChangedCalendarImport = z.object({
  name: Name,
  address: Address.optional().meta({ description: 'Absent: it stays. Otherwise it is read at once.' }),
});

/** A calendar of another site that a listing reads. */
const CalendarImport = z
  .object({
    id: z.string(),
    name: z.string(),
    host: z.string().meta({ description: 'Where it is read; the whole address is a secret and not shown again.' }),
    places: z.number().nullable().meta({ description: 'Taken by each event; null where an event closes its days.' }),
    readAt: z.string().meta({ description: 'When it was read the last time.' }),
    triedAt: z.string().meta({ description: 'When that was tried the last time.' }),
    problem: z.enum(calendarProblems).nullable().meta({ description: 'Why it could not be read the last time.' }),
    nextReadAt: z.string().meta({ description: 'When it is read next; later each time, while that fails.' }),
    late: z.boolean().meta({ description: 'It could not be read for six hours.' }),
    emptiedAt: z.string().nullable().meta({
      description:
        'When nearly all its events were first missing. They keep their days until a reading five minutes later or more agrees.',
    }),
    events: z.number().meta({ description: 'Its events from today on that take places, or should.' }),
    ownEvents: z.number().meta({ description: 'Events that it has from us, left out.' }),
    freeEvents: z.number().meta({ description: 'Events that are cancelled or marked as free, left out.' }),
    conflicts: z.array(z.object({ id: z.string(), startDate: day, endDate: day, days: z.array(day) })).meta({
      description: `Events for which there is no room on some days that nobody has settled; at most ${daysNamed} of these are named, and at most ${conflicts} events, the earliest first.`,
    }),
    conflictsTotal: z.number().meta({ description: 'How many such events there are.' }),
    repeats: z.array(z.object({ startDate: day, endDate: day })).meta({
      description:
        'Events without room whose days are those that our own calendar says are booked: the other site has probably read them from us.',
    }),
    windowEnds: z.array(z.object({ startDate: day, endDate: day })).meta({
      description: 'Events that only say how far ahead the other calendar takes bookings. They block nothing.',
    }),
  })
  .meta({ id: 'CalendarImport' });

export const CalendarImportAnswer = z.object({ calendar: CalendarImport });
export const CalendarImportsAnswer = z
  .object({
    items: z.array(CalendarImport),
    capacity: z.number().meta({ description: 'Places of the listing.' }),
    most: z.number().meta({ description: 'How many calendars a listing can have.' }),
  })
  .meta({ id: 'CalendarImports' });

export const ImportParams = z.object({ id: z.uuid(), importId: z.uuid() });
export const ConflictParams = ImportParams.extend({ eventId: z.uuid() });
export const SettledDays = z.object({
  days: z.array(CalendarDateText).min(1).max(daysNamed).meta({
    description: 'The days without room that were shown. Others of the event stay to be looked at.',
  }),
});
