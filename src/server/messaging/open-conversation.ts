import { and, eq, isNull } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { networkLimits } from '#server/limits/network.ts';
import { type Limit, takeTries } from '#server/limits/take-tries.ts';
import { providerMembers } from '#server/providers/tables.ts';
import { AppError } from '#shared/errors.ts';
import { messageLimits } from '#shared/message-rules.ts';
import { conversations } from './tables.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** New enquiries of all people of one network. A day would keep its digest for longer than two hours. */
export const enquiriesPerNetwork = { most: 40, periodMs: hourMs };
/** New enquiries that one provider gets, and those from people who have not verified their address, since accounts cost nothing. */
export const enquiriesToProvider = { most: 100, periodMs: dayMs };
export const unverifiedToProvider = { most: 20, periodMs: dayMs };

/**
 * The conversation about a booking, made where there is none. The caller has decided who may open it.
 * @throws AppError not_found
 */
export function openBookingConversation(app: App, bookingId: string): Promise<{ id: string }> {
  return transaction(app, async (tx) => {
    const [booking] = await tx
      .select({ personId: bookings.personId, providerId: bookings.providerId, serviceId: bookings.serviceId })
      .from(bookings)
      .where(eq(bookings.id, bookingId));
    if (!booking) throw new AppError('not_found');
    const made = await insertConversation(tx, { ...booking, bookingId, at: app.clock.now() });
    if (made) return made;
    return getOne(
      await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.bookingId, bookingId)),
    );
  });
}

/**
 * A traveller's enquiry about a listing, made where there is none.
 * @param address the network address of the traveller
 * @throws AppError not_found (not offered), forbidden (members of its provider do not ask themselves), too_many_tries
 */
export function openEnquiry(
  app: App,
  person: { id: string },
  { serviceId, address }: { serviceId: string; address: string },
): Promise<{ id: string }> {
  return transaction(app, async (tx) => {
    const [service] = await tx
      .select({ providerId: services.providerId, listed: services.listed })
      .from(services)
      .where(eq(services.id, serviceId));
    const known = await findEnquiry(tx, { personId: person.id, serviceId });
    if (known) return known;
    if (!service?.listed) throw new AppError('not_found');
    const { providerId } = service;
    if (await isMember(tx, { providerId, personId: person.id })) throw new AppError('forbidden');
    const at = app.clock.now();
    if (app.config.rateLimits) {
      await takeTries(tx, await enquiryLimits(app, tx, { personId: person.id, providerId, address }), at);
    }
    const made = await insertConversation(tx, { personId: person.id, providerId, serviceId, bookingId: null, at });
    return made ?? getOne([await findEnquiry(tx, { personId: person.id, serviceId })]);
  });
}

async function enquiryLimits(
  app: App,
  tx: Tx,
  { personId, providerId, address }: { personId: string; providerId: string; address: string },
): Promise<Limit[]> {
  const [row] = await tx.select({ verifiedAt: people.emailVerifiedAt }).from(people).where(eq(people.id, personId));
  const network = networkLimits(app.secrets, address, { subject: 'enquiries', ...enquiriesPerNetwork });
  const toProvider = { subject: `enquiries-to:${providerId}`, ...enquiriesToProvider };
  const ofPerson = { subject: `enquiries:${personId}`, periodMs: dayMs };
  if (row?.verifiedAt) return [...network, toProvider, { ...ofPerson, most: messageLimits.enquiriesPerDay }];
  return [
    ...network,
    toProvider,
    { subject: `enquiries-unverified-to:${providerId}`, ...unverifiedToProvider },
    { ...ofPerson, most: messageLimits.enquiriesUnverified },
  ];
}

interface NewConversation {
  personId: string;
  providerId: string;
  serviceId: string;
  bookingId: string | null;
  at: Date;
}

/** @returns undefined where somebody else has made it meanwhile */
async function insertConversation(tx: Tx, { at, ...row }: NewConversation): Promise<{ id: string } | undefined> {
  const [made] = await tx
    .insert(conversations)
    .values({ ...row, createdAt: at, lastMessageAt: at })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  return made;
}

async function findEnquiry(
  tx: Tx,
  { personId, serviceId }: { personId: string; serviceId: string },
): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.personId, personId),
        eq(conversations.serviceId, serviceId),
        isNull(conversations.bookingId),
      ),
    );
  return row;
}

function getOne([row]: ({ id: string } | undefined)[]): { id: string } {
  if (!row) throw new Error('a conversation is neither new nor there');
  return row;
}

async function isMember(tx: Tx, { providerId, personId }: { providerId: string; personId: string }): Promise<boolean> {
  const rows = await tx
    .select({ id: providerMembers.personId })
    .from(providerMembers)
    .where(and(eq(providerMembers.providerId, providerId), eq(providerMembers.personId, personId)));
  return rows.length > 0;
}
