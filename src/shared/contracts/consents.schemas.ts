import { z } from 'zod';
import { auditSubjects } from '../audit-actions.ts';
import { consentActs, consentStates } from '../consent-acts.ts';
import { StatementReport } from './admin-payments.schemas.ts';
import { requiredReason } from './common.schemas.ts';
import { cursorPageOf, listQuery } from './lists.schemas.ts';

const instant = z.string();
const Admin = z.object({ id: z.string(), name: z.string() });
const Shown = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** What an admin has asked another admin's consent for. It stays as it was asked. */
export const Consent = z
  .object({
    id: z.string(),
    act: z.enum(consentActs),
    about: z.object({
      type: z.enum(auditSubjects),
      id: z.string(),
      name: z.string().meta({ description: 'The reference, the provider or the receipt.' }),
      bookingId: z.string().nullable(),
      itemId: z.string().nullable().meta({ description: 'Which transfer of the payout.' }),
    }),
    amount: z.number().meta({ description: 'Dollars that it moved when it was asked for.' }),
    sent: Shown.meta({ description: 'What the call was sent with, without its reason.' }),
    facts: Shown.meta({ description: 'What it was about then. Where any of it is different, nothing is done.' }),
    reason: z.string(),
    askedBy: Admin,
    askedAt: instant,
    expiresAt: instant,
    status: z.enum(consentStates),
    decidedBy: Admin.nullable(),
    decidedAt: instant.nullable(),
    word: z.string().nullable().meta({ description: 'Why it was declined, or what was different.' }),
    result: StatementReport.nullable().meta({
      description: 'Of a statement that was imported: what became of its lines.',
    }),
    may: z.enum(['decide', 'take_back']).nullable().meta({ description: 'What the caller may do about it.' }),
  })
  .meta({ id: 'Consent' });

export const ConsentsQuery = listQuery(['askedAt'], { status: z.enum(consentStates) });
export const ConsentsPage = cursorPageOf(Consent).extend({
  mayFrom: instant.nullable().meta({
    description: 'From when on the caller may consent as a new admin; null for whoever can already.',
  }),
});

/** The id of a record, or the kind of what is about none. */
const one = '([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|settings|ledger|mpesa_statement)';
export const OpenConsentsQuery = z.object({
  about: z
    .string()
    .regex(new RegExp(`^${one}(,${one}){0,49}$`), 'invalid')
    .meta({
      description:
        'Up to 50, separated by commas: ids of bookings, payouts, transfers, refunds, disputes or cases; or `settings`, `ledger` or `mpesa_statement`.',
    }),
});
export const OpenConsents = z.object({
  items: z.array(Consent),
  given: z
    .array(Consent)
    .meta({ description: 'What a second admin has agreed to about these records, the newest first.' }),
});
export const ConsentAnswer = z.object({ consent: Consent });
export const DeclineConsent = z.object({ reason: requiredReason('reason_missing') });
