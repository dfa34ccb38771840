import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serviceDays } from '#server/catalogue/tables.ts';
import { updateSettings } from '#server/settings/update-settings.ts';
import { calendarDate } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';
import { type BookingApp, createBookingApp } from '#tests/support/bookings.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { createBooking } from './create-booking.ts';
import { bookings, bookingTransitions } from './tables.ts';

let product: BookingApp;
let person: MadePerson;
beforeAll(async () => {
  product = await createBookingApp();
  person = await makePerson(product.app);
});
afterAll(() => product.close());

const daysOf = async (serviceId: string) =>
  Object.fromEntries(
    (
      await product.app.db
        .select()
        .from(serviceDays)
        .where(eq(serviceDays.serviceId, serviceId))
        .orderBy(asc(serviceDays.date))
    ).map(({ date, taken, capacity }) => [date, `${taken}/${capacity}`]),
  );
const book = (serviceId: string, request: { startDate?: string; endDate?: string; guests?: number } = {}) =>
  makeBooking(product.app, { person, serviceId, ...request });

test('a new booking stores price, policy and commission, seals the phone, records its creator, and is held for an hour', async () => {
  const { app, clock } = product;
  const service = await makeService(app, { durationDays: 3 });
  const contact = { name: 'Amina', phone: '+254712345678', email: 'amina@example.com' };
  const made = await createBooking(app, person, {
    serviceId: service.id,
    startDate: calendarDate('2026-12-01'),
    endDate: '',
    guests: 2,
    contact,
  });
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, made.id));
  const hold = new Date(clock.now().getTime() + 3_600_000);
  expect(booking).toEqual({
    id: made.id,
    answeredAt: null,
    reference: expect.stringMatching(/^BK-2026-\d{3}$/),
    personId: person.id,
    serviceId: service.id,
    providerId: service.providerId,
    status: 'pending',
    approval: 'not_needed',
    startDate: '2026-12-01',
    endDate: '2026-12-03',
    guests: 2,
    party: [],
    places: 2,
    ...{ priceUnit: 'person', dueTime: '12:00' },
    lines: [
      {
        unit: 'person',
        startDate: '2026-12-01',
        endDate: '2026-12-03',
        places: 2,
        units: 1,
        quantity: 2,
        unitPriceCents: 10_000,
        amountCents: 20_000,
      },
    ],
    totalCents: 20_000,
    discountCents: 0,
    pointsSpent: 0,
    contactName: 'Amina',
    contactEmail: 'amina@example.com',
    contactPhoneSealed: expect.not.stringContaining('712345678'),
    policy: { name: 'flexible', steps: [{ until: '2026-11-29T21:00:00.000Z', percent: 100 }] },
    commissionBps: 1200,
    taxes: { vatBps: 0, levyBps: 0, withholdingBps: 0 },
    holdEndsAt: hold,
    holdBaseEndsAt: hold,
    completesAt: new Date('2026-12-03T21:00:00Z'),
    cancelReason: null,
    noShowAt: null,
    inviteReviewAt: null,
    checkedInAt: null,
    ...{ checkedInBy: null, checkedInOffline: false },
    ...{ answersSealed: null, answersChangedAt: null, companionsSealed: null, onSiteFees: [], extras: [] },
    createdAt: clock.now(),
    confirmedAt: null,
    completedAt: null,
    cancelledAt: null,
  });
  expect(app.secrets.open(booking?.contactPhoneSealed ?? '')).toBe('+254712345678');
  const transitions = await app.db.select().from(bookingTransitions).where(eq(bookingTransitions.bookingId, made.id));
  expect(transitions).toEqual([
    expect.objectContaining({
      fromStatus: null,
      toStatus: 'pending',
      actor: 'traveller',
      actorId: person.id,
      at: clock.now(),
      reason: null,
    }),
  ]);
  expect(await daysOf(service.id)).toEqual({ '2026-12-01': '2/10' });
});

describe('what each unit takes', () => {
  test('per person: the start date, a place a guest, whatever end is sent', async () => {
    const { id } = await makeService(product.app, { durationDays: 2 });
    const made = await book(id, { guests: 3, endDate: '2026-12-24' });
    expect(made).toMatchObject({ endDate: '2026-12-02', places: 3, totalCents: 30_000 });
    expect(await daysOf(id)).toEqual({ '2026-12-01': '3/10' });
  });

  test('per night: every night but the departure day, rooms that hold the guests', async () => {
    const { id } = await makeService(product.app, {
      category: 'hotels',
      priceUnit: 'night',
      capacity: 4,
      guestsPerPlace: 2,
    });
    const made = await book(id, { guests: 3, endDate: '2026-12-04' });
    expect(made).toMatchObject({ endDate: '2026-12-04', places: 2, totalCents: 60_000 });
    expect(await daysOf(id)).toEqual({ '2026-12-01': '2/4', '2026-12-02': '2/4', '2026-12-03': '2/4' });
  });

  test('per day: both ends', async () => {
    const { id } = await makeService(product.app, {
      category: 'car',
      priceUnit: 'day',
      capacity: 2,
      guestsPerPlace: 5,
    });
    const made = await book(id, { guests: 5, endDate: '2026-12-02' });
    expect(made).toMatchObject({ endDate: '2026-12-02', places: 1, totalCents: 20_000 });
    expect(await daysOf(id)).toEqual({ '2026-12-01': '1/2', '2026-12-02': '1/2' });
  });

  test('per trip: the start date, vehicles that hold the guests', async () => {
    const { id } = await makeService(product.app, {
      category: 'transfer',
      priceUnit: 'trip',
      capacity: 3,
      guestsPerPlace: 4,
    });
    const made = await book(id, { guests: 5 });
    expect(made).toMatchObject({ endDate: '2026-12-01', places: 2, totalCents: 20_000 });
    expect(await daysOf(id)).toEqual({ '2026-12-01': '2/3' });
  });
});

test('several nights are taken together or not at all', async () => {
  const { id } = await makeService(product.app, { category: 'hotels', priceUnit: 'night', capacity: 1 });
  await book(id, { startDate: '2026-12-03', endDate: '2026-12-04' });
  await expect(book(id, { endDate: '2026-12-05' })).rejects.toMatchObject({ code: 'sold_out' });
  expect(await daysOf(id)).toEqual({ '2026-12-03': '1/1' });
  await book(id, { startDate: '2026-12-01', endDate: '2026-12-03' });
  expect(await daysOf(id)).toEqual({ '2026-12-01': '1/1', '2026-12-02': '1/1', '2026-12-03': '1/1' });
});

test('the last place can be booked, one more is refused, and so is a blocked day', async () => {
  const { id } = await makeService(product.app, { capacity: 2 });
  await expect(book(id, { guests: 3 })).rejects.toMatchObject({ code: 'sold_out' });
  await book(id, { guests: 2 });
  await expect(book(id)).rejects.toMatchObject({ code: 'sold_out' });
  await book(id, { startDate: '2026-12-02' });
  const day = and(eq(serviceDays.serviceId, id), eq(serviceDays.date, calendarDate('2026-12-02')));
  await product.app.db.update(serviceDays).set({ blocked: true }).where(day);
  await expect(book(id, { startDate: '2026-12-02' })).rejects.toMatchObject({ code: 'sold_out' });
});

test('dates that cannot be booked are refused: past, reversed, no night, over 24 months ahead', async () => {
  const safari = await makeService(product.app);
  const hotel = await makeService(product.app, { category: 'hotels', priceUnit: 'night' });
  const refused = { code: 'invalid_dates' };
  await expect(book(safari.id, { startDate: '2026-11-20' })).rejects.toMatchObject(refused);
  await expect(book(safari.id, { endDate: '2026-11-30' })).rejects.toMatchObject(refused);
  await expect(book(safari.id, { startDate: '2028-11-22' })).rejects.toMatchObject(refused);
  await expect(book(hotel.id, { endDate: '2026-12-01' })).rejects.toMatchObject(refused);
  await expect(book(hotel.id, { startDate: '2028-11-20', endDate: '2028-11-24' })).rejects.toMatchObject(refused);
  expect((await book(safari.id, { startDate: '2026-11-21' })).startDate).toBe('2026-11-21');
  expect((await book(safari.id, { startDate: '2028-11-21' })).startDate).toBe('2028-11-21');
});

test('an unknown service is not found; a booking of one with request to book must be approved by its provider', async () => {
  await expect(book('0199c3a2-5d7e-7000-8000-000000000000')).rejects.toMatchObject({ code: 'not_found' });
  const { id } = await makeService(product.app, { approval: 'request', rules: { leadDays: 1 } });
  expect((await book(id)).approval).toBe('asked');
});

test('settings count from the next booking on', async () => {
  const { app, clock } = product;
  const { id } = await makeService(app);
  const before = await book(id);
  const taxes = { commissionVatPercent: 16, tourismLevyPercent: 2, withholdingTaxPercent: 5 };
  await updateSettings(app, person, { holdMinutes: 5, commissionPercent: 7.5, ...taxes });
  const after = await book(id);
  const none = { commissionVatPercent: 0, tourismLevyPercent: 0, withholdingTaxPercent: 0 };
  await updateSettings(app, person, { holdMinutes: 60, commissionPercent: 12, ...none });
  expect(before.commissionBps).toBe(1200);
  expect(after.commissionBps).toBe(750);
  expect(before.taxes).toEqual({ vatBps: 0, levyBps: 0, withholdingBps: 0 });
  expect(after.taxes).toEqual({ vatBps: 1_600, levyBps: 200, withholdingBps: 500 });
  expect(after.holdEndsAt).toEqual(new Date(clock.now().getTime() + 5 * 60_000));
});

test('what `inSameTx` writes is written with the booking or not at all', async () => {
  const { app } = product;
  const { id: serviceId } = await makeService(app);
  const contact = { name: '', phone: '', email: 'a@example.com' };
  const request = { serviceId, startDate: calendarDate('2026-12-01'), guests: 1, contact };
  const inSameTx = () => Promise.reject(new Error('no'));
  await expect(createBooking(app, person, request, { inSameTx })).rejects.toThrow('no');
  expect(await app.db.select().from(bookings).where(eq(bookings.serviceId, serviceId))).toEqual([]);
  expect(await daysOf(serviceId)).toEqual({});
});

test('each season has a line with its own price', async () => {
  const season = {
    startDate: calendarDate('2026-12-02'),
    endDate: calendarDate('2026-12-31'),
    priceCents: usd(15_000),
  };
  const { id } = await makeService(product.app, {
    category: 'hotels',
    priceUnit: 'night',
    seasons: [{ name: 'Christmas', ...season }],
  });
  const made = await book(id, { endDate: '2026-12-04' });
  expect(made.totalCents).toBe(40_000);
  expect(made.lines.map(({ units, unitPriceCents }) => [units, unitPriceCents])).toEqual([
    [1, 10_000],
    [2, 15_000],
  ]);
});

describe('the rules of a listing', () => {
  const rules = {
    minStay: 2,
    leadDays: 3,
    bookableFrom: calendarDate('2026-11-20'),
    bookableUntil: calendarDate('2026-12-31'),
  };
  const stay = { category: 'lodges', priceUnit: 'night', guestsPerPlace: 2, rules } as const;

  test.each([
    ['2026-11-23', '2026-11-25', { startDate: 'stay_too_soon' }],
    ['2026-12-31', '2027-01-02', { endDate: 'stay_closed' }],
    ['2026-12-05', '2026-12-06', { endDate: 'stay_too_short' }],
  ])('refuse %s to %s, and no place is taken', async (startDate, endDate, fields) => {
    const { id } = await makeService(product.app, stay);
    const refused = { code: 'invalid_dates', detail: { fields } };
    await expect(book(id, { startDate, endDate })).rejects.toMatchObject(refused);
    expect(await daysOf(id)).toEqual({});
  });

  test('refuse a listing that is not open yet', async () => {
    const { id } = await makeService(product.app, { ...stay, rules: { bookableFrom: calendarDate('2027-02-01') } });
    const refused = { detail: { fields: { startDate: 'stay_not_yet_open' } } };
    await expect(book(id, { startDate: '2027-01-31', endDate: '2027-02-02' })).rejects.toMatchObject(refused);
    await book(id, { startDate: '2027-02-01', endDate: '2027-02-02' });
    expect(await daysOf(id)).toEqual({ '2027-02-01': '1/10' });
  });

  test('allow their bounds', async () => {
    const { id } = await makeService(product.app, stay);
    await book(id, { startDate: '2026-11-24', endDate: '2026-11-26' });
    await book(id, { startDate: '2026-12-30', endDate: '2027-01-01' });
    expect(Object.keys(await daysOf(id))).toEqual(['2026-11-24', '2026-11-25', '2026-12-30', '2026-12-31']);
  });
});
