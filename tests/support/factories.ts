import { eq } from 'drizzle-orm';
import { createPerson } from '#server/accounts/register.ts';
import { startSession } from '#server/accounts/sessions.ts';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { type BookingRequest, createBooking } from '#server/bookings/create-booking.ts';
import type { Booking } from '#server/bookings/lock-booking.ts';
import { approveService } from '#server/catalogue/approve-service.ts';
import { createService, type ServiceInput } from '#server/catalogue/create-service.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import type { Person } from '#server/http/person.ts';
import { providerMembers, providers } from '#server/providers/tables.ts';
import { calendarDate } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { usd } from '#shared/money.ts';
import type { Role } from '#shared/rights.ts';

export interface MadePerson extends Person {
  /** Of their session: `authorization: Bearer …`. */
  token: string;
}

/** Somebody signed in. Has no password, which saves the time of its hash. */
export function makePerson(
  app: App,
  { role = 'user', name = 'Amina Odhiambo', language = 'en' }: { role?: Role; name?: string; language?: Lang } = {},
): Promise<MadePerson> {
  const email = `${newId()}@example.com`;
  const now = app.clock.now();
  return transaction(app, async (tx) => {
    const made = await createPerson(tx, app.secrets, { name, email, role, passwordHash: null, language, now });
    // Outside of the demo an admin may do nothing without one; nobody signs in by it here.
    const hasSecondFactor = role === 'admin' && !app.config.demo;
    if (hasSecondFactor) await tx.update(people).set({ secondFactorAt: now }).where(eq(people.id, made.id));
    const token = await startSession(tx, { personId: made.id, remember: true, userAgent: 'test', now });
    return { id: made.id, name, email, role, language, hasSecondFactor, sessionId: '', signedInAt: now, token };
  });
}

/** The same person, who has entered their password now: some calls ask for that after twelve hours. */
export async function signInAgain(app: App, person: MadePerson): Promise<MadePerson> {
  const now = app.clock.now();
  const session = { personId: person.id, remember: true, userAgent: 'test', now };
  const token = await transaction(app, (tx) => startSession(tx, session));
  return { ...person, signedInAt: now, token };
}

/** An approved provider, with these people as its members. */
export async function makeProvider(app: App, members: readonly { id: string }[] = []): Promise<{ id: string }> {
  const id = newId();
  const now = app.clock.now();
  await app.db.insert(providers).values({
    id,
    name: 'Savanna Trails',
    kind: 'tour',
    status: 'approved',
    location: 'Narok',
    county: 'Narok',
    lat: -1.09,
    lon: 35.87,
    email: `${id}@example.com`,
    createdAt: now,
    updatedAt: now,
  });
  for (const { id: personId } of members) {
    await app.db.insert(providerMembers).values({ providerId: id, personId, rights: ['bookings'], createdAt: now });
  }
  return { id };
}

/** A listed service: by default a safari of USD 100.00 a person with ten places a day, flexible, without seasons. */
export async function makeService(
  app: App,
  { providerId, ...input }: Partial<ServiceInput> & { providerId?: string } = {},
): Promise<{ id: string; providerId: string }> {
  const owner = providerId ?? (await makeProvider(app)).id;
  const { id } = await createService(app, owner, {
    category: 'safari',
    title: { en: 'Mara dawn drive', sw: 'Safari ya alfajiri Mara' },
    summary: { en: 'Lions before breakfast.' },
    description: { en: 'A morning in the Mara.' },
    included: { en: ['Guide'] },
    notIncluded: { en: [] },
    languages: ['en'],
    location: 'Maasai Mara',
    county: 'Narok',
    lat: -1.49,
    lon: 35.14,
    priceUnit: 'person',
    priceCents: usd(10_000),
    capacity: 10,
    guestsPerPlace: 1,
    durationDays: 1,
    policy: 'flexible',
    ...input,
  });
  await approveService(app, await makePerson(app, { role: 'admin' }), id);
  return { id, providerId: owner };
}

interface BookingInput extends Partial<Omit<BookingRequest, 'startDate' | 'endDate'>> {
  person: Person;
  serviceId: string;
  startDate?: string;
  endDate?: string;
}

/** A pending booking of one guest on 2026-12-01, without a phone; the queue must know `expire-booking`. */
export function makeBooking(
  app: App,
  { person, startDate = '2026-12-01', endDate, ...request }: BookingInput,
): Promise<Booking> {
  const contact = { name: person.name, email: person.email, phone: '' };
  const dates = { startDate: calendarDate(startDate), ...(endDate && { endDate: calendarDate(endDate) }) };
  return createBooking(app, person, { guests: 1, contact, ...dates, ...request });
}
