import type { App } from '#server/app.ts';
import { networkLimits } from '#server/limits/network.ts';
import type { Limit } from '#server/limits/take-tries.ts';
import { foldEmail } from '#shared/email.ts';
import { supportLimits } from '#shared/support-rules.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Whoever has a ticket: a person, or a visitor by the address that they give. */
export type TicketOwner = { personId: string } | { email: string };

/** By what whoever has tickets is counted; without their address. */
export const ownerKey = ({ secrets }: Pick<App, 'secrets'>, owner: TicketOwner): string =>
  'personId' in owner ? owner.personId : secrets.digest('ticket-owner', foldEmail(owner.email));

/** The limits of a new ticket. @param address the network address of the caller */
export const newTicketLimits = (app: Pick<App, 'secrets'>, owner: TicketOwner, address: string): Limit[] => [
  { subject: `tickets:${ownerKey(app, owner)}`, most: supportLimits.ticketsPerDay, periodMs: dayMs },
  ...networkLimits(app.secrets, address, {
    subject: 'tickets',
    most: supportLimits.ticketsPerNetwork,
    periodMs: dayMs,
  }),
];

/** The limits of a message of whoever has the ticket. */
export const ticketMessageLimits = (ticketId: string): Limit[] => [
  { subject: `ticket-messages:${ticketId}`, most: supportLimits.messagesPerDay, periodMs: dayMs },
];

/** The limits of an upload. A visitor is counted with their network alone. */
export const attachmentLimits = (
  { secrets }: Pick<App, 'secrets'>,
  { personId, address }: { personId: string | undefined; address: string },
): Limit[] => [
  ...(personId
    ? [{ subject: `ticket-files:${personId}`, most: supportLimits.attachmentsPerDay, periodMs: dayMs }]
    : []),
  ...networkLimits(secrets, address, {
    ...{ subject: 'ticket-files', most: supportLimits.attachmentsPerNetwork, periodMs: dayMs },
  }),
];

/** The limits of what one admin does with tickets and saved replies. */
export const actLimits = (adminId: string): Limit[] => [
  { subject: `ticket-acts:${adminId}`, most: supportLimits.actsPerHour, periodMs: hourMs },
];
