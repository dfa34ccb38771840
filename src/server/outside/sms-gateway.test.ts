import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { HttpOutcome } from './http-exchange.ts';
import { readSmsAnswer } from './sms-answers.ts';
import { createSms } from './sms-gateway.ts';

const to = '+254712345678';
const recipient = { statusCode: 101, number: to, status: 'Success', cost: 'KES 0.8000', messageId: 'ATXid_1' };
const answered = (body: unknown, status = 201): HttpOutcome => {
  return {
    kind: 'answer',
    status,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    retryAfter: undefined,
  };
};
const about = (more: object) =>
  readSmsAnswer(answered({ SMSMessageData: { Message: 'Sent to 1/1', Recipients: [{ ...recipient, ...more }] } }), to);

test('an accepted message has its id and what it costs', () => {
  const cost = { currency: 'KES', tenThousandths: 8_000 };
  expect(about({})).toEqual({ kind: 'sent', messageId: 'ATXid_1', cost });
  expect(about({ statusCode: '102', cost: 'USD 12.5' })).toMatchObject({
    cost: { currency: 'USD', tenThousandths: 125_000 },
  });
  for (const unreadable of ['0', 'KES', 'KES 1e9', 'KES 0.12345', undefined, 'KES 123456']) {
    expect(about({ cost: unreadable })).toMatchObject({ kind: 'sent', cost: undefined });
  }
});

test.each([
  [401, 'gateway'],
  [402, 'sender'],
  [403, 'number'],
  [404, 'number'],
  [405, 'balance'],
  [406, 'opted_out'],
  [407, 'number'],
  [409, 'opted_out'],
  [502, 'gateway'],
])('the code %i of a recipient is a refusal: %s', (statusCode, reason) => {
  expect(about({ statusCode, messageId: 'None', cost: '0' })).toEqual({ kind: 'refused', reason });
});

test('whatever does not say whether it was sent is unknown', () => {
  expect(about({ statusCode: 500 })).toEqual({ kind: 'unknown', reason: 'code_500' });
  expect(about({ statusCode: 'a text' })).toEqual({ kind: 'unknown', reason: 'code_other' });
  expect(about({ messageId: 'None' })).toEqual({ kind: 'unknown', reason: 'no_id' });
  expect(about({ messageId: 'x'.repeat(201) })).toEqual({ kind: 'unknown', reason: 'no_id' });
  expect(about({ number: '+254700000000' })).toEqual({ kind: 'unknown', reason: 'other_number' });
  for (const body of ['<html>', '', '{}', '[]', 'null', '{"SMSMessageData":{"Recipients":[]}}']) {
    expect(readSmsAnswer(answered(body), to), body).toEqual({ kind: 'unknown', reason: 'unreadable' });
  }
  for (const status of [302, 500, 502]) {
    expect(readSmsAnswer(answered('', status), to)).toEqual({ kind: 'unknown', reason: `status_${status}` });
  }
  expect(readSmsAnswer({ kind: 'lost', reason: 'timeout' }, to)).toEqual({ kind: 'unknown', reason: 'timeout' });
});

test('a message that is refused as a whole names no recipient', () => {
  const whole = (Message: string) => readSmsAnswer(answered({ SMSMessageData: { Message, Recipients: [] } }), to);
  expect(whole('InvalidSenderId')).toEqual({ kind: 'refused', reason: 'sender' });
  expect(whole('Something else')).toEqual({ kind: 'refused', reason: 'gateway' });
  expect(readSmsAnswer(answered('The supplied authentication is invalid', 401), to)).toEqual({
    kind: 'refused',
    reason: 'credentials',
  });
  expect(readSmsAnswer(answered('', 400), to)).toEqual({ kind: 'refused', reason: 'gateway' });
});

test('what the gateway has not seen, or is too busy for, was not sent', () => {
  expect(readSmsAnswer({ kind: 'not_sent', reason: 'ECONNREFUSED' }, to)).toEqual({
    kind: 'not_sent',
    reason: 'ECONNREFUSED',
  });
  expect(readSmsAnswer(answered('', 429), to)).toEqual({ kind: 'not_sent', reason: 'busy' });
});

interface Seen {
  headers: Record<string, unknown>;
  body: string;
}

async function gatewayThat(answer: (seen: Seen) => string) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const one = { headers: request.headers, body: Buffer.concat(parts).toString() };
    seen.push(one);
    response.writeHead(201).end(answer(one));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const logged: string[] = [];
  const sms = createSms({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/version1/messaging`,
    ...{ username: 'twende', apiKey: 'secret-key', sender: 'TWENDE' },
    clock: { now: () => new Date('2026-11-21T09:00:00Z') },
    log: { debug: (details) => void logged.push(JSON.stringify(details)) },
  });
  return { sms, seen, logged };
}

test('the call is a form with the key in a header; the log has neither number nor text', async () => {
  const { sms, seen, logged } = await gatewayThat(() =>
    JSON.stringify({ SMSMessageData: { Recipients: [recipient] } }),
  );
  expect(await sms.send({ to, text: 'Karibu & asante' })).toMatchObject({ kind: 'sent', messageId: 'ATXid_1' });
  const [call] = seen;
  expect(call?.headers).toMatchObject({
    apikey: 'secret-key',
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
    ...{ username: 'twende', to, message: 'Karibu & asante', from: 'TWENDE', bulkSMSMode: '1' },
  });
  expect(logged).toEqual(['{"kind":"sent","ms":0}']);
});

test('an answer that is too long is given up, and the outcome is unknown', async () => {
  const { sms } = await gatewayThat(() => 'x'.repeat(70_000));
  expect(await sms.send({ to, text: 'Karibu' })).toEqual({ kind: 'unknown', reason: 'answer_too_large' });
});
