import { z } from 'zod';
import { isCalendarDate } from '../dates.ts';
import { isAscii } from '../email.ts';
import { statusOf } from '../error-statuses.ts';
import type { ErrorCode } from '../errors.ts';
import { spacedName } from '../plain-text.ts';
import { reasonLength } from '../reason-length.ts';
import { plainText, publicLines } from './plain.schemas.ts';

/** The body of every error answer (`errors.ts` has the codes). */
export const ErrorAnswer = z
  .object({
    error: z.string(),
    code: z.enum(Object.keys(statusOf) as ErrorCode[]),
    success: z.literal(false).optional(),
    fields: z.record(z.string(), z.string()).optional(),
    amount: z.number().optional(),
    rate: z.number().optional(),
    total: z.number().optional(),
    refund: z.number().optional(),
    amountDue: z.number().optional(),
    pointsBack: z.number().optional(),
    days: z.array(z.string()).optional().meta({ description: 'The days on which something is in the way.' }),
    answer: z.string().optional().meta({ description: 'The reply to a review as it is now.' }),
    challenge: z.string().optional().meta({
      description: 'Of `second_factor_required`: what is sent back together with the code, within five minutes.',
    }),
    problem: z.string().optional().meta({ description: 'Why a calendar could not be read.' }),
    line: z.number().optional().meta({ description: 'The first line of a file that is wrong, counted from 1.' }),
    retryAfter: z.number().optional(),
    consent: z.object({ id: z.string(), expiresAt: z.string() }).optional().meta({
      description: 'Of `consent_asked`: the request that another admin can consent to until then.',
    }),
  })
  .meta({ id: 'Error', description: 'A message a person can read and a stable code.' });

/**
 * An e-mail address that letters can be sent to, of ASCII alone: others look like somebody else's (`kİmi@…`), and programs
 * fold their letters differently.
 */
export const EmailAddress = z.email({
  error: ({ input }) => (typeof input === 'string' && !isAscii(input) ? 'email_plain' : 'email_invalid'),
});

/**
 * A person's name of up to 120 characters, the blanks that `spacedName` adds among them. Whether it is a plain name is not
 * asked here. @param notText the key of the text when it is no text
 */
export const nameText = (notText?: string) => z.string(notText).trim().overwrite(spacedName).max(120, 'too_long');

/** A reason that another person reads, also in a letter: up to 500 characters in any number of lines, without links. */
export const ReasonText = z.string().trim().max(reasonLength, 'too_long').check(plainText);
/** The same of a host to a traveller who may not have booked: no phone numbers, either. */
export const HostReasonText = z.string().trim().max(reasonLength, 'too_long').check(publicLines());
/** A reason that must be given. @param missing the key of the text when it is not */
export const requiredReason = (missing: 'reason_missing' | 'required_fields_missing') =>
  z.string(missing).trim().min(1, missing).pipe(ReasonText);

/** Why an admin moves money, of calls that need nothing else: it is only asked for where another admin has to consent. */
export const WhyRequest = z.object({ reason: ReasonText.optional() }).nullish();

export const IdParams = z.object({ id: z.uuid() });

/** A booking's id or its reference such as BK-2026-001. */
export const BookingIdParams = z.object({ bookingId: z.string().min(1).max(64) });

export const CalendarDateText = z
  .string()
  .refine(isCalendarDate, { error: 'invalid_dates' })
  .meta({ format: 'date', description: 'A calendar date in Africa/Nairobi, YYYY-MM-DD.' });

/** M-Pesa's receipt as a person types it; it is stored and compared in capitals, as M-Pesa writes it. */
export const asMpesaReceipt = (typed: string): string => typed.trim().toUpperCase();

export const Done = z.object({ success: z.literal(true) });
