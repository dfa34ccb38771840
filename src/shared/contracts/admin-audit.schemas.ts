import { z } from 'zod';
import { auditActions } from '../audit-actions.ts';
import { CalendarDateText } from './common.schemas.ts';
import { cursorPageOf, listQuery } from './lists.schemas.ts';

/** The longest words by which entries are looked for: an e-mail address. */
const wordsMost = 254;

export const AuditQuery = listQuery(['at'], {
  who: z.string().trim().max(wordsMost).meta({
    description:
      'A part of the name or the e-mail address of who did it, or the whole id; `system`: jobs and commands on the machine.',
  }),
  about: z.string().trim().max(wordsMost).meta({
    description:
      'The whole id of what it was done to, the reference of a booking, or a part of the name of a person, a provider or a listing as it is now.',
  }),
  action: z.enum(auditActions),
  from: CalendarDateText.meta({ description: 'The first day in Nairobi on which it was done.' }),
  to: CalendarDateText.meta({ description: 'The last day on which it was done.' }),
});

const AuditItem = z.object({
  id: z.string(),
  at: z.string(),
  by: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .meta({ description: 'Who did it; null for a job, or a command on the machine.' }),
  action: z
    .string()
    .meta({ description: 'Mostly one by which entries can be filtered; also one of an earlier version.' }),
  subject: z.object({
    type: z.string(),
    id: z.string(),
    name: z.string().nullable().meta({
      description:
        'The reference of the booking that it is or belongs to, or the name or title of a person, a provider or a listing, as it is now; null for anything else, and for what is no longer there.',
    }),
    bookingId: z.string().nullable().meta({ description: 'The booking that it is or belongs to.' }),
  }),
  detail: z
    .record(z.string(), z.unknown())
    .meta({ description: 'What was recorded: mostly what was before and after, or why.' }),
  network: z
    .string()
    .nullable()
    .meta({ description: 'The shortened network address of the admin who did it, for 180 days.' }),
});

export const AuditPage = cursorPageOf(AuditItem);
