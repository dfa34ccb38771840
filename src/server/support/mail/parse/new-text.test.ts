import { describe, expect, test } from 'vitest';
import { newText, wholeText } from './new-text.ts';

const lines = (...all: string[]) => all.join('\n');

describe('what was written before is cut off', () => {
  test.each([
    [
      'Gmail',
      lines(
        'Thank you!',
        '',
        'On Mon, 30 Nov 2026 at 10:22, Twende <help+x@twende.test> wrote:',
        '',
        '> Our team has answered:',
        '>',
        '> Karibu.',
      ),
    ],
    [
      'Gmail, its line broken',
      lines(
        'Thank you!',
        '',
        'On Mon, 30 Nov 2026 at 10:22, Twende Support Team',
        '<help+7k4m2p0123456789abcdef@twende.test>',
        'wrote:',
        '',
        '> Karibu.',
      ),
    ],
    [
      'Gmail in Kiswahili',
      lines('Thank you!', '', 'Mnamo Jum, 30 Nov 2026 saa 10:22 Twende <help@twende.test> aliandika:', '', '> Karibu.'),
    ],
    [
      'Apple Mail',
      lines('Thank you!', '', '> On 30 Nov 2026, at 10:22, Twende <help@twende.test> wrote:', '>', '> Karibu.'),
    ],
    ['with Tarehe', lines('Thank you!', '', 'Tarehe 30/11/2026 10:22, Twende aliandika:', '> Karibu.')],
    [
      'a date and an address',
      lines('Thank you!', '', '2026-11-30 10:22 GMT+03:00 Twende <help@twende.test>:', '> Karibu.'),
    ],
    ['not quoted below', lines('Thank you!', '', 'On Mon, 30 Nov 2026 at 10:22, Twende wrote:', '', 'Karibu.', 'Old')],
    [
      'Outlook',
      lines(
        'Thank you!',
        '',
        '________________________________',
        'From: Twende <help@twende.test>',
        'Sent: Monday, November 30, 2026 10:22 AM',
        'To: Amina',
        'Subject: Your message',
        '',
        'Karibu.',
      ),
    ],
    [
      'Outlook on a phone, in bold',
      lines(
        'Thank you!',
        '',
        'Get Outlook for Android',
        '',
        '*From:* Twende',
        '*Date:* Monday',
        '*To:* Amina',
        '',
        'Karibu.',
      ),
    ],
    [
      'Outlook in Kiswahili',
      lines('Thank you!', '', 'Kutoka: Twende', 'Imetumwa: Jumatatu', 'Kwa: Amina', 'Mada: Ujumbe wako', '', 'Karibu.'),
    ],
    ['old Outlook', lines('Thank you!', '', '-----Original Message-----', 'From: Twende', 'Karibu.')],
    ['a divider in Kiswahili', lines('Thank you!', '', '----- Ujumbe wa Awali -----', 'Karibu.')],
    ['a signature', lines('Thank you!', '', '-- ', 'Amina Hassan', 'Nairobi')],
    ['a phone’s line', lines('Thank you!', '', 'Sent from my iPhone')],
    ['a phone’s line in Kiswahili', lines('Thank you!', '', 'Imetumwa kutoka simu yangu ya Samsung')],
    ['CRLF', 'Thank you!\r\n\r\nOn Mon, 30 Nov 2026, Twende wrote:\r\n> Karibu.\r\n'],
  ])('%s', (_, text) => {
    expect(newText(text)).toBe('Thank you!');
  });
});

test('answers below and between quoted lines stay, in their order', () => {
  const text = lines(
    ...[
      'On Mon, 30 Nov 2026, Twende wrote:',
      '> Which day?',
      'Friday.',
      '',
      '> How many?',
      'Two of us.',
      '',
      '-- ',
      'Amina',
    ],
  );
  expect(newText(text)).toBe('Friday.\n\nTwo of us.');
});

test.each([
  'On Friday my host wrote: please come at nine. We did.',
  'From: Nairobi\nTo: Lamu\nis what I booked.',
  'My list:\n- one\n--\ntwo'.replace('--\n', ''),
  'Tarehe 3 nilimwandikia mwenyeji na akajibu: njoo.',
  'a\n-----\nb',
])('what people write themselves stays: %s', (text) => {
  expect(newText(text)).toBe(text);
});

test('of an email of which nothing is left, all but the quoted lines is found', () => {
  const below = lines('On Mon, 30 Nov 2026, Twende wrote:', 'Which day?', '', 'Friday.', '> older');
  expect([newText(below), wholeText(below)]).toEqual(['', 'Which day?\n\nFriday.']);
  expect(newText('> only\n> quoted')).toBe('');
});

test('strange texts take no time', () => {
  for (const odd of [
    'On '.repeat(60_000),
    'From: \n'.repeat(30_000),
    '>'.repeat(200_000),
    '-'.repeat(200_000),
    'on a\nb\nc\n'.repeat(20_000),
    '<@'.repeat(90_000),
  ]) {
    const startedAt = performance.now();
    newText(odd);
    expect(performance.now() - startedAt).toBeLessThan(1_500);
  }
});
