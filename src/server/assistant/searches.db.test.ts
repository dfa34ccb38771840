import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { services } from '#server/catalogue/tables.ts';
import { tryLimits } from '#server/limits/tables.ts';
import { usd } from '#shared/money.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { assistantRoutes } from './routes.ts';

let made: TestApp;
let mara: string;
let camp: string;
let diani: string;
let boat: string;

beforeAll(async () => {
  made = await createTestApp({ routes: [assistantRoutes], jobs: bookingsJobs });
  const { app } = made;
  mara = (
    await makeService(app, {
      title: { en: '4-day Mara river safari with private guide', sw: 'Safari ya siku 4 kando ya mto Mara' },
      ...{ durationDays: 4, capacity: 6, languages: ['en', 'de'] },
    })
  ).id;
  camp = (
    await makeService(app, {
      ...{
        category: 'lodges',
        priceUnit: 'night',
        title: { en: 'Mto Mara Camp, tents on a river bend', sw: 'Kambi ya Mto Mara' },
      },
    })
  ).id;
  const coast = { location: 'Diani', county: 'Kwale', lat: -4.28, lon: 39.59 } as const;
  diani = (
    await makeService(app, {
      ...coast,
      category: 'hotels',
      priceUnit: 'night',
      title: { en: 'Mnazi beach hotel in Diani', sw: 'Hoteli ya Mnazi' },
    })
  ).id;
  boat = (
    await makeService(app, { ...coast, category: 'beach', title: { en: 'Boat to the reef', sw: 'Mashua hadi miamba' } })
  ).id;
});
afterAll(() => made.close());

/** Says the turns of one conversation. @returns the last answer */
async function ask(turns: string[], person?: MadePerson): Promise<string> {
  await made.app.db.delete(tryLimits);
  const cookies: Record<string, string> = {};
  let response = '';
  for (const message of turns) {
    const answer = await made.fastify.inject({
      ...{ method: 'POST', url: '/api/chat/message', payload: { message }, cookies },
      headers: { 'accept-language': 'en', ...(person && { authorization: `Bearer ${person.token}` }) },
    });
    for (const { name, value } of answer.cookies) cookies[name] = value;
    response = answer.json().response;
  }
  return response;
}

test('a month without a day is said back, and its days are asked for', async () => {
  const answer = await ask(['a hotel in Diani in August']);
  expect(answer).toContain(`/services/${diani}`);
  expect(answer).toContain('Tell me your days in August');
});

test('of two titles the one is meant that has more of the words, and its limit is said', async () => {
  const answer = await ask(['4-day Mara river safari for 8']);
  expect(answer).toMatch(/^4-day Mara river safari with private guide takes at most 6 people, on any day\./);
  expect(answer).not.toContain(camp);
});

test('several places are each looked at, and what is between two or spoken in a language', async () => {
  const both = await ask(['hotels in Diani and Nairobi']);
  expect(both).toMatch(/^Diani, 1 that fits:/);
  expect(both).toContain('Nairobi: I found nothing like that.');
  expect(await ask(['tours in German'])).toMatch(new RegExp(`^With somebody who speaks German:[\\s\\S]+${mara}`));
  expect(await ask(['tours in Italian'])).toBe('I found nothing that is led in Italian.');
  expect(await ask(['how far is it from Nairobi to Diani'])).toMatch(/^Nairobi and Diani are about \d+ km apart/);
});

test('words are looked for as whole words, and a boat trip is no meal', async () => {
  const answer = await ask(['a boat trip']);
  expect(answer).toContain(boat);
  expect(answer).not.toContain(diani);
});

test('“the most expensive one” after a list is another search', async () => {
  expect(await ask(['stays in the Mara', 'and the most expensive one?'])).toMatch(/^I found 1 in Maasai Mara/);
});

test('what children pay is said as far as the page says so', async () => {
  const title = '4-day Mara river safari with private guide';
  expect(await ask([title, 'and for kids?'])).toMatch(/^The page of 4-day .+ names no lower price for children/);
  await made.app.db
    .update(services)
    .set({ kindCents: { non_resident_child: 4_000 as never }, childUntil: 11 })
    .where(eq(services.id, mara));
  expect(await ask([title, 'is it cheaper for kids?'])).toMatch(
    /^Children up to the age of 11 pay \$40 per person for 4-day .+ on usual days, adults \$100\./,
  );
});

test('of own bookings their number, their host and what was paid are said', async () => {
  const person = await makePerson(made.app);
  await makeBooking(made.app, { person, serviceId: mara, startDate: '2027-02-10' });
  expect(await ask(['how many bookings have I made?'], person)).toMatch(/^You have made 1 booking\. Ahead: 1\./);
  expect(await ask(['who is my host?'], person)).toMatch(/Your host is .+\./);
  expect(await ask(['have I been charged twice?'], person)).toMatch(/^You have paid for no booking yet/);
});

test('of a place it is said when to come, how to get there and what to know, with the link of its page', async () => {
  expect(await ask(['when is the best time to visit Diani?'])).toMatch(
    /^From December to March the northeast wind[\s\S]+More about Diani: \/places\/diani/,
  );
  expect(await ask(['how do I get to Diani?'])).toMatch(/^Planes land at Ukunda/);
  expect(await ask(['tell me about Diani'])).toMatch(/^A long white beach south of Mombasa[\s\S]+\/services\//);
  expect(await ask(['hotel in Diani', 'and what should we know before we go there?'])).toMatch(/^The tide uncovers/);
  expect(await ask(['when is the best time to visit Tala?'])).not.toContain('/places/');
});

test('residents are told their own prices, or that all pay the same', async () => {
  await made.app.db
    .update(services)
    .set({ kindCents: { citizen: usd(4_000), resident: usd(6_000) } })
    .where(eq(services.id, boat));
  const own = await ask(['boat to the reef', 'how much for a Kenyan citizen?']);
  expect(own).toContain('costs $100 per person.');
  expect(own).toMatch(/Adults, East African citizens: \$40 per person[\s\S]+Adults, Kenya residents: \$60 per person/);
  expect(await ask(['4-day Mara river safari with private guide', 'how much for residents?'])).toContain(
    'names no lower price for residents',
  );
});

test('of what is at the place instead, near it, and compared, the answer is what was asked', async () => {
  expect(await ask(['hotels in Diani', 'which of them is cheaper?'])).toContain(diani);
  expect(await ask(['Mto Mara Camp', 'and the boat to the reef in Diani?'])).toContain(boat);
});
