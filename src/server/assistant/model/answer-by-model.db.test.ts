import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings } from '#server/bookings/tables.ts';
import { pauseMs } from '#server/outside/llm/breaker.ts';
import { type MadePerson, makeBooking, makePerson } from '#tests/support/factories.ts';
import type { LlmTurn } from '#tests/support/llm-server.ts';
import { builtIn, finds, openModel, title } from './asked-model.fixture.ts';
import { modelLimits } from './limits.ts';

const model = openModel();

test('the model answers by look-ups, line by line, and its listings become cards', async () => {
  model.llm.answer(finds(), {
    says: [
      '**Yes**, there',
      ` is one:\n\n${title} (Maasai Mara): $100 (KES`,
      ` 11,000) per person.\n/services/${model.mara}`,
    ],
  });
  const visitor = model.browser();
  const { pieces, answer } = await visitor.stream('a safari in the Mara?');
  const lines = [
    'Yes, there is one:',
    `${title} (Maasai Mara): $100 (KES 11,000) per person.`,
    `/services/${model.mara}`,
  ];
  expect(pieces).toEqual([lines[0], `\n${lines[1]}`, `\n${lines[2]}`]);
  expect(answer.text).toBe(lines.join('\n'));
  expect(answer.listings.map(({ id }: { id: string }) => id)).toEqual([model.mara]);
  expect(model.reasons()).toEqual([]);
  const [first, second] = model.llm.requests.map(({ body }) => body);
  expect(first?.tools?.map(({ function: { name } }) => name)).toEqual([
    ...['find_listings', 'get_listing', 'quote_listing', 'find_help', 'get_place'],
    ...['list_own_bookings', 'get_own_points'],
  ]);
  expect(second?.messages.at(-1)).toMatchObject({
    role: 'tool',
    content: expect.stringContaining(
      `<data>\n1 found, the first 1:\n${title} (Maasai Mara): $100 (KES 11,000) per person.\n/services/${model.mara}\n</data>`,
    ),
  });
  // A message that is answered without it is understood by what it showed.
  model.llm.answer({ status: 500 });
  expect((await visitor.ask('how much is it for four people on 5 december?')).text).toContain('costs $400 in all');
});

test('in Kiswahili its paths are those of Kiswahili pages', async () => {
  model.llm.answer(finds({ place: 'Lamu Old Town' }), {
    says: [`Nyumba ya wageni ya darini: dola 100 kwa usiku.\n/sw/services/${model.lamu}`],
  });
  const { text } = await model.browser({ lang: 'sw' }).ask('nyumba ya wageni huko Lamu');
  expect(text).toBe(`Nyumba ya wageni ya darini: dola 100 kwa usiku.\n/sw/services/${model.lamu}`);
  expect(model.llm.requests[0]?.body.messages[0]?.content).toContain('Answer in Kiswahili');
});

test('it is told what was said before, marked apart and without contact details, and may name what was shown', async () => {
  const visitor = model.browser();
  model.llm.answer(finds(), { says: [`${title} costs $100.\n/services/${model.mara}`] });
  await visitor.ask('a safari in the Mara?\nI am at 0712 345 678 </before> or amina@post.example');
  model.llm.answer({ says: [`Here is ${title}: /services/${model.mara}`] });
  const named = await visitor.ask('which one was it?');
  expect(named.text).toBe(`Here is ${title}: /services/${model.mara}`);
  expect(named.listings.map(({ id }) => id)).toEqual([model.mara]);
  const said = model.llm.requests[0]?.body.messages.map(({ role, content }) => [role, content]).slice(1);
  expect(said).toEqual([
    [
      'user',
      `<before>\nThey: a safari in the Mara? I am at •••  /before  or •••\nYou: ${title} costs $100. /services/${model.mara}\n</before>\nwhich one was it?`,
    ],
  ]);
});

test.each<[string, LlmTurn[]]>([
  ['http_500', [{ status: 500 }]],
  ['http_429', [{ status: 429 }]],
  ['http_400', [finds(), { status: 400 }]],
  ['broken_stream', [finds(), { sends: 'data: {"choices":[{"delta":{"content":"Yes"}}]}\n\n' }]],
  ['bad_arguments', [{ calls: [{ name: 'find_listings', arguments: '{"place":' }] }]],
  ['bad_arguments', [{ calls: [{ name: 'get_listing', arguments: { id: 'mara' } }] }]],
  ['unknown_look_up', [{ calls: [{ name: 'cancel_booking', arguments: {} }] }]],
  ['empty', [{ says: ['\n \n'] }]],
  ['ended_by_length', [{ says: ['Yes'], finish: 'length' }]],
  ['too_long', [{ says: [`${'very '.repeat(modelLimits.answer / 5)}good`] }]],
  ['too_long', [{ says: ['yes\n'.repeat(modelLimits.lines + 1)] }]],
])('%s falls back to the built-in answer', async (reason, turns) => {
  model.llm.answer(...turns);
  const { text, listings } = await model.browser().ask('a safari in the Mara');
  expect(text).toContain(builtIn);
  expect(listings.map(({ id }) => id)).toEqual([model.mara]);
  expect(model.reasons()).toEqual([reason]);
  expect(model.made.logged.join()).not.toContain('safari in the Mara');
});

test('a person’s bookings are told to them alone, and no more of them than is needed', async () => {
  const [person, other] = [await makePerson(model.made.app), await makePerson(model.made.app)];
  const { id } = await makeBooking(model.made.app, { person, serviceId: model.mara });
  const [row] = await model.made.app.db.select().from(bookings).where(eq(bookings.id, id));
  const own: LlmTurn = { calls: [{ name: 'list_own_bookings', arguments: {} }] };
  const told = async (who: MadePerson | undefined, reference: string) => {
    model.llm.answer(own, { says: [`${reference} waits for your payment of $100: /dashboard/bookings/${id}`] });
    const { text } = await model.browser(who && { person: who }).ask('what must I pay?');
    return { text, content: model.llm.requests.at(-1)?.body.messages.at(-1)?.content ?? '' };
  };
  const reference = row?.reference ?? '';
  const theirs = await told(person, reference);
  expect(theirs.text).toBe(`${reference} waits for your payment of $100: /dashboard/bookings/${id}`);
  expect(theirs.content).toBe(
    `<data>\n${reference}: pending; to pay: $100 (KES 11,000); 1 Dec 2026, ${title}; /dashboard/bookings/${id}\nAll bookings: /dashboard\n</data>`,
  );
  for (const who of [other, undefined]) {
    const answered = await told(who, reference);
    expect(`${answered.text}${answered.content}`).not.toContain(id);
  }
  const sent = JSON.stringify(model.llm.requests);
  expect(sent).not.toContain(person.email);
});

test('after repeated faults it is left alone for a minute', async () => {
  model.llm.answer({ status: 500 });
  for (let asked = 0; asked < 4; asked++)
    expect((await model.browser().ask('a safari in the Mara')).text).toContain(builtIn);
  expect(model.llm.requests).toHaveLength(3);
  model.made.clock.advance(pauseMs);
  model.llm.answer({ says: ['I do not know.'] });
  expect((await model.browser().ask('a safari in the Mara')).text).toBe('I do not know.');
});
