import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import type { ProviderRight } from '#shared/rights.ts';
import type { TestAppOptions } from '#tests/support/app.ts';
import { createBookingApp } from '#tests/support/bookings.ts';
import { makeBooking, makePerson, makeProvider, makeService } from '#tests/support/factories.ts';
import { blocksRoutes } from '../blocks/routes.ts';
import { calendarFeedRoutes } from '../calendar-feed/routes.ts';
import { calendarImportsRoutes } from '../calendar-imports/routes.ts';
import { companionsRoutes } from '../companions/routes.ts';
import { bookings } from '../tables.ts';
import { timeOffRoutes } from '../time-off/routes.ts';
import { vouchersRoutes } from '../vouchers/routes.ts';
import { providerBookingsRoutes } from './routes.ts';

type Changes = Partial<typeof bookings.$inferInsert>;

/** A provider with two listings, members with different rights, a traveller, and another provider's member. */
export async function openProvider(options: TestAppOptions = {}) {
  const routes = [
    ...[vouchersRoutes, companionsRoutes, providerBookingsRoutes, blocksRoutes, timeOffRoutes],
    ...[calendarFeedRoutes, calendarImportsRoutes],
  ];
  const product = await createBookingApp({ ...options, routes });
  const { app } = product;
  product.clock.freeze(new Date('2026-11-21T12:00:00+03:00'));
  const { id: providerId } = await makeProvider(app);
  const member = async (...rights: ProviderRight[]) => {
    const person = await makePerson(app, { name: 'Baraka Mwangi' });
    await addProviderMember(app, providerId, { personId: person.id, rights });
    return person;
  };
  const stranger = await makePerson(app, { role: 'provider' });
  await makeProvider(app, [stranger]);
  const drive = await makeService(app, { providerId, capacity: 500 });
  const rooms = await makeService(app, {
    ...{ providerId, category: 'guest', priceUnit: 'night', capacity: 500, guestsPerPlace: 2 },
    title: { en: 'Acacia rooms' },
  });
  const traveller = await makePerson(app, { name: 'Amina Hassan' });
  const remove = (url: string, who: { token: string }): Promise<LightMyRequestResponse> =>
    product.fastify.inject({ method: 'DELETE', url, headers: { authorization: `Bearer ${who.token}` } });
  return {
    ...product,
    ...{ providerId, traveller, stranger, remove },
    driveId: drive.id,
    roomsId: rooms.id,
    /** Handles bookings. */
    guide: await member('bookings'),
    /** Sees earnings alone. */
    clerk: await member('money'),
    /** Has every right. */
    owner: await member('manage', 'bookings', 'money'),
    /** A booking, confirmed unless told otherwise. */
    async booking(input: Partial<Parameters<typeof makeBooking>[1]> = {}, changes: Changes = {}) {
      const made = await makeBooking(app, { person: traveller, serviceId: drive.id, ...input });
      await app.db
        .update(bookings)
        .set({ status: 'confirmed', ...changes })
        .where(eq(bookings.id, made.id));
      return made;
    },
    at: (instant: string) => product.clock.freeze(new Date(`${instant}+03:00`)),
  };
}

export type ProviderApp = Awaited<ReturnType<typeof openProvider>>;
