import type { Change } from '#server/bookings/changes/queries.ts';
import type { AdminBooking } from '#shared/contracts/admin-bookings.ts';
import type { Consent } from '#shared/contracts/consents.ts';
import type { SmsMessage, SmsState } from '#shared/sms-kinds.ts';
import type { AuditOfBooking } from './audit-queries.ts';

type Entry = AdminBooking['timeline'][number];

interface Sources extends Pick<AdminBooking, 'payments' | 'disputes'> {
  booking: Pick<AdminBooking['booking'], 'timeline'>;
  /** Of the audit log, in any order. */
  audit: readonly AuditOfBooking[];
  letters: readonly { template: string; sentAt: Date }[];
  sms: readonly TextMessage[];
  consents: readonly Consent[];
  /** Those that our team has made for the traveller. */
  ourChanges: readonly OurChange[];
}

interface TextMessage {
  message: SmsMessage;
  state: SmsState;
  reason: string | null;
  createdAt: Date;
}

/** A change that our team has made for the traveller: when, and what it changes. */
interface OurChange extends Pick<Change, 'id' | 'createdAt' | 'appliedAt' | 'differenceCents'> {
  changed: NonNullable<Entry['changed']>;
}

/** What is no entry of its own, because the booking's own history has it; it only says who did it. */
const sameAs: Partial<Record<string, readonly string[]>> = {
  'booking.cancelled': ['cancelled'],
  'booking.checked_in': ['checked_in', 'checked_in_offline'],
  'booking.no_show': ['no_show'],
  'booking.no_show_undone': ['no_show_undone'],
  'booking.request_accepted': ['accepted'],
  'booking.request_declined': ['declined'],
  'booking.change_declined': ['change_declined'],
  'booking.change_taken_back': ['change_given_up'],
};

const empty = {
  actor: null,
  by: null,
  reason: null,
  money: null,
  reference: null,
  changed: null,
  act: null,
  smsState: null,
};
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Everything that happened to a booking, oldest first: its states, its money, its letters and text messages, and what our team did. */
export function timelineOf(sources: Sources): Entry[] {
  const { booking, payments, disputes, audit, letters, sms, consents, ourChanges } = sources;
  const entries = [
    // What a second admin has agreed to is done at the same instant.
    ...consents.flatMap(ofConsent),
    // A payment confirms the booking at the same instant, and a refund is decided when it is cancelled.
    ...payments.flatMap(({ attempts }) => attempts.map(ofAttempt)),
    ...booking.timeline.flatMap((one) => ofBooking(one, { audit, ourChanges })),
    ...payments.flatMap(({ refunds }) => refunds.flatMap(ofRefund)),
    ...disputes.flatMap(ofDispute),
    ...letters.map(({ template, sentAt }): Entry => {
      return { ...empty, at: sentAt.toISOString(), kind: 'letter', what: template };
    }),
    ...sms.map(ofSms),
    ...audit.filter(({ action }) => sameAs[action] === undefined).map((one) => ofAudit(one, ourChanges)),
  ];
  return entries.sort((a, b) => a.at.localeCompare(b.at));
}

function ofBooking(
  one: Sources['booking']['timeline'][number],
  { audit, ourChanges }: Pick<Sources, 'audit' | 'ourChanges'>,
): Entry[] {
  const { at, event, by: actor, reason, changed } = one;
  const entry = audit.find((each) => sameAs[each.action]?.includes(event) && each.at.toISOString() === at);
  const told: Entry = { ...empty, at, kind: 'booking', what: event, actor, by: entry?.by ?? null, reason, changed };
  if (event === 'change_given_up' && actor === 'admin') return [{ ...told, what: 'change_taken_back' }];
  const ours = event === 'changed' && ourChanges.find(({ appliedAt }) => appliedAt?.toISOString() === at);
  if (!ours) return [told];
  // One that was made at once is told by the entry of the audit log, with who made it and why.
  return isProposed(ours) ? [{ ...told, what: 'change_paid' }] : [];
}

/** Whether it waited for the provider or a payment, before it was made or instead of that. */
const isProposed = ({ createdAt, appliedAt }: OurChange) => appliedAt?.getTime() !== createdAt.getTime();

function ofAttempt(attempt: AdminBooking['payments'][number]['attempts'][number]): Entry {
  const { status, currency, amountMinor, receivedMinor, receipt, settledAt, createdAt } = attempt;
  return {
    ...empty,
    ...{ at: settledAt ?? createdAt, kind: 'payment', what: status, reference: receipt },
    money: { amount: (receivedMinor ?? amountMinor) / 100, currency },
  };
}

function ofRefund(refund: AdminBooking['payments'][number]['refunds'][number]): Entry[] {
  const { status, currency, amountMinor, createdAt, settledAt, note, providerRef } = refund;
  const money = { amount: amountMinor / 100, currency };
  const decided: Entry = { ...empty, at: createdAt, kind: 'refund', what: 'decided', money, reason: note };
  if (settledAt === null && status !== 'withdrawn') return [decided];
  const end: Entry = {
    ...empty,
    at: settledAt ?? createdAt,
    kind: 'refund',
    what: status,
    money,
    reference: providerRef,
  };
  return [decided, end];
}

/** When the bank asked for the money, and how that ended. */
function ofDispute({ amount, status, inquiry, createdAt, closedAt }: AdminBooking['disputes'][number]): Entry[] {
  const about = { ...empty, kind: 'dispute' as const, money: { amount, currency: 'USD' as const } };
  const opened: Entry = { ...about, at: createdAt, what: inquiry ? 'inquiry' : 'opened' };
  return closedAt === null ? [opened] : [opened, { ...about, at: closedAt, what: status }];
}

const ofSms = ({ message, state, reason, createdAt }: TextMessage): Entry => {
  return { ...empty, at: createdAt.toISOString(), kind: 'sms', what: message, smsState: state, reason };
};

/** When it was asked for, and when that ended. */
function ofConsent({ act, amount, reason, askedBy, askedAt, ...end }: Consent): Entry[] {
  const about = { ...empty, kind: 'consent' as const, act, money: { amount, currency: 'USD' as const } };
  const asked: Entry = { ...about, at: askedAt, what: 'open', by: askedBy, reason };
  if (end.status === 'open') return [asked];
  // Of one that is void the word is the code of what was different.
  const word = end.status === 'declined' ? end.word : null;
  const by = end.status === 'taken_back' ? askedBy : end.decidedBy;
  return [asked, { ...about, at: end.decidedAt ?? end.expiresAt, what: end.status, by, reason: word }];
}

function ofAudit({ at, action, detail, by }: AuditOfBooking, ourChanges: Sources['ourChanges']): Entry {
  const told: Entry = { ...empty, at: at.toISOString(), kind: 'team', what: action, by, reason: textOf(detail.reason) };
  const ours = action === 'booking.changed_for_traveller' && ourChanges.find(({ id }) => id === detail.changeId);
  if (!ours) return told;
  const { changed, differenceCents } = ours;
  const what = isProposed(ours) ? 'booking.change_proposed' : action;
  return { ...told, what, changed, money: { amount: differenceCents / 100, currency: 'USD' } };
}
