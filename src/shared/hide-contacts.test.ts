import { expect, test } from 'vitest';
import { hideContacts } from './hide-contacts.ts';

test.each([
  ['Call 0712 345 678 or +254 (0) 733 000 111, please.', 'Call ••• or •••, please.'],
  ['Write to amina@example.com today', 'Write to ••• today'],
  ['See https://example.com/a?b=c and www.example.org.', 'See ••• and •••'],
  ['wa.me/254712345678', '•••'],
  ['\uff10\uff17\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18 😀 07\u200b12345678!', '••• 😀 •••!'],
  ['0712345678 0733000111', '••• •••'],
  ['a\n0712345678\nb', 'a\n•••\nb'],
])('%s is read as %s', (text, shown) => expect(hideContacts(text)).toEqual({ text: shown, hidden: true }));

test.each([
  '',
  'We come on 2026-11-21 at 14.30, four adults.',
  'It costs KES 12,500 for 2 nights.',
  'It is taken on Booking.com. See you!',
  'Tutafika saa nne. Asante sana 🙏🏾',
])('%s stays as it is', (text) => expect(hideContacts(text)).toEqual({ text, hidden: false }));
