import { expect, test } from 'vitest';
import { headerFields, valuesOf } from './header-fields.ts';
import { isAutomatic } from './is-automatic.ts';

const fieldsOf = (...lines: string[]) =>
  headerFields(Buffer.from(`${lines.join('\r\n')}\r\n\r\nTo: body@example.com\r\n`));
const from = 'From: Amina <amina@example.com>';
const automatic = (line: string, envelopeFrom?: string) =>
  isAutomatic(fieldsOf(line, from), { envelopeFrom, ours: ['hello@twende.test'] });

test('fields are read with folded lines, repeated ones in order, and nothing of the body', () => {
  const fields = fieldsOf(
    'TO: a@example.com,',
    '\tb@example.com',
    'Subject: x',
    'to: c@example.com',
    'no field',
    ': none',
  );
  expect(valuesOf(fields, ['to'])).toEqual(['a@example.com, b@example.com', 'c@example.com']);
  expect([...fields.keys()]).toEqual(['to', 'subject']);
  expect(headerFields(Buffer.alloc(0)).size).toBe(0);
});

test('of a huge header the first 128 KB are read', () => {
  const raw = Buffer.from(`X: ${'a'.repeat(200_000)}\r\nTo: a@example.com\r\n\r\n`);
  expect(valuesOf(headerFields(raw), ['to'])).toEqual([]);
  expect(headerFields(Buffer.from('a: b\r\n'.repeat(400_000))).get('a')?.length).toBeLessThanOrEqual(1_000);
});

test.each([
  'Auto-Submitted: auto-replied',
  'Auto-Submitted: auto-generated (vacation)',
  'Precedence: bulk',
  'Precedence: auto_reply',
  'X-Autoreply: yes',
  'List-Id: <news.example.com>',
  'Return-Path: <>',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
  'Sender: MAILER-DAEMON@example.com',
  'Sender: Twende <Hello@twende.test>',
])('a program has sent it: %s', (line) => {
  expect(automatic(line)).toBe(true);
});

test('and where the envelope names no sender', () => {
  expect([
    automatic('Subject: x', '<>'),
    automatic('Subject: x', ''),
    automatic('Subject: x', 'amina@example.com'),
  ]).toEqual([true, true, false]);
});

test.each(['Auto-Submitted: no', 'Precedence: first-class', 'Return-Path: <amina@example.com>', 'Subject: postmaster'])(
  'a person has: %s',
  (line) => {
    expect(automatic(line)).toBe(false);
  },
);
