import { expect, test } from 'vitest';
import { dateInNairobi } from '#shared/dates.ts';
import { createTestDatabase } from '../support/database.ts';
import { makeService } from '../support/factories.ts';
import { call, folder, register, start, until, withApp } from './support.ts';

const dayMs = 86_400_000;

test('a prompt that was open at kill -9 is paid after the restart', { timeout: 240_000 }, async () => {
  const database = await createTestDatabase();
  try {
    const env = { DATABASE_URL: database.url, DATA_DIR: await folder(), DEMO: 'true' };
    // The database has rows of its own, so the demo is not filled.
    const service = await withApp(database.url, env.DATA_DIR, (app) => makeService(app));
    const first = await start(env);
    const token = await register(first.origin, 'traveller@example.com');
    const startDate = dateInNairobi(new Date(Date.now() + 30 * dayMs));
    const contact = { name: 'Wanjiku', email: 'traveller@example.com', phone: '' };
    const booked = await call(first.origin, '/api/bookings', {
      token,
      body: { serviceId: service.id, startDate, guests: 1, contact },
    });
    expect(booked.status).toBe(201);
    const pushed = await call(first.origin, '/api/payments/mpesa/stk-push', {
      token,
      body: { bookingId: booked.body.id, phoneNumber: '+254712345678', amount: 11_000 },
    });
    expect(pushed).toMatchObject({ status: 200, body: { success: true } });
    first.child.kill('SIGKILL');
    await first.ended;

    const next = await start(env);
    const verify = () => call(next.origin, `/api/payments/verify/${booked.body.id}`, { token });
    await until('it is paid', async () => (await verify()).body.booking?.paymentStatus === 'completed', 90_000);
    expect((await verify()).body.booking).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' });
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
  } finally {
    await database.drop();
  }
});
