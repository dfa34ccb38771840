import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import type { KeptLetter } from '#server/outside/mail.ts';
import type { CheckedIn } from '#shared/contracts/papers.ts';
import { calendarDate, startOfDayNairobi } from '#shared/dates.ts';
import { freshPhone, openScenario, type Stay } from '../support/scenario.ts';

const scenario = await openScenario();

async function textAt(path: string, token?: string, lang = 'en'): Promise<string> {
  const headers = { 'accept-language': lang, ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(scenario.product.origin + path, { headers });
  expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'application/pdf']);
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
  return text;
}
const paperOf = (stay: Stay, name: 'receipt' | 'voucher', lang = 'en') =>
  textAt(`/api/bookings/${stay.id}/${name}.pdf`, stay.traveller.token, lang);

async function lettersTo(email: string): Promise<KeptLetter[]> {
  await scenario.product.drain();
  const { body } = await scenario.call<{ items: KeptLetter[] }>('/dev/mail/messages');
  return body.items.filter(({ to }) => to === email);
}

test('a booking paid by M-Pesa has the same facts in receipt, voucher and letter, and its voucher is checked in on the day', async () => {
  const stay = await scenario.book();
  for (const name of ['receipt', 'voucher'] as const) {
    const early = await scenario.call(`/api/bookings/${stay.id}/${name}.pdf`, { as: stay.traveller });
    expect([early.status, early.body.code]).toEqual([409, 'not_ready']);
  }
  await scenario.prompt(stay, freshPhone());
  await scenario.pass(30);
  const { status, receipt } = await scenario.verify(stay);
  expect(status).toBe('confirmed');
  const bill = await paperOf(stay, 'receipt');
  for (const words of [
    `${stay.reference}-1`,
    '2 people 2 $50 $100',
    `M-Pesa ${receipt} KES 11,000`,
    '$100 at KES 110',
  ]) {
    expect(bill).toContain(words);
  }
  expect(await paperOf(stay, 'voucher', 'sw')).toContain(`Nafasi yako\n${stay.reference}`);

  const [letter] = await lettersTo(stay.traveller.email).then((all) =>
    all.filter(({ subject }) => subject.includes(stay.reference)),
  );
  const files = letter?.attachments?.map(({ filename }) => filename);
  expect(files).toEqual([`${stay.reference}.ics`, `${stay.reference}-voucher.pdf`, `${stay.reference}-receipt.pdf`]);
  expect(await textAt(`/dev/mail/${letter?.id}/${stay.reference}-receipt.pdf`)).toContain(receipt);

  const member = await scenario.member();
  const code = stay.reference;
  const tooEarly = await scenario.call('/api/provider/check-ins', { as: member, body: { code } });
  expect([tooEarly.status, tooEarly.body.code]).toEqual([409, 'check_in_too_early']);
  const { clock } = scenario.product;
  await scenario.advance((startOfDayNairobi(calendarDate(stay.startDate)).getTime() - clock.now().getTime()) / 1000);
  const answer = await scenario.call<CheckedIn>('/api/provider/check-ins', {
    as: await scenario.member(),
    body: { code },
  });
  expect(answer.body.booking).toMatchObject({ bookingId: code, guests: 2, alreadyCheckedIn: false });
});

test('when a booking paid by card is cancelled, letters say so and the receipt shows the refund', async () => {
  const stay = await scenario.book();
  await scenario.card(stay, '4242424242424242');
  expect((await scenario.verify(stay)).status).toBe('confirmed');
  expect((await scenario.cancel(stay)).status).toBe(200);
  await scenario.pass(120, 30);
  const subjects = (await lettersTo(stay.traveller.email))
    .map(({ subject }) => subject)
    .filter((one) => one.includes('BK'));
  expect(subjects).toEqual(
    expect.arrayContaining([
      `Booking confirmed: ${stay.reference}`,
      `Booking cancelled: ${stay.reference}`,
      `You have been refunded: ${stay.reference}`,
    ]),
  );
  expect(new Set(subjects).size).toBe(subjects.length);
  const bill = await paperOf(stay, 'receipt');
  expect(bill).toMatch(/Card re_\w+ \$100 USD/);
  expect(bill).toContain('Paid minus refunds $0 USD');
  const voucher = await scenario.call(`/api/bookings/${stay.id}/voucher.pdf`, { as: stay.traveller });
  expect(voucher.body.code).toBe('voucher_of_cancelled');
});
