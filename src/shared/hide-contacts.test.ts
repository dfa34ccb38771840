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
  ['Piga 07.12 345 678 kesho', 'Piga ••• kesho'],
  ['0712,345,678 or 0712*345*678 or 01.12-345-678', '••• or ••• or •••'],
  ['Asante,+254712345678', 'Asante,•••'],
  ['(+44 20 7946 0958) or 00254712345678', '(•••) or •••'],
  ['call me on 712 345 678', 'call me on •••'],
  ['We are savanna.co.ke, EXAMPLE.COM and t.me/savanna.', 'We are ••• ••• and •••'],
  ['bit.ly/2x youtu.be/abc savanna.or.ke savanna.africa', '••• ••• ••• •••'],
])('%s is read as %s', (text, shown) => expect(hideContacts(text)).toEqual({ text: shown, hidden: true }));

test.each([
  '',
  'We come on 2026-11-21 at 14.30, four adults.',
  'It costs KES 12,500 for 2 nights.',
  'It is taken on Booking.com. See you!',
  'Tutafika saa nne. Asante sana 🙏🏾',
  'Asante.Je, mtakuja?',
  'Sawa.Na watoto? Ndiyo.Sisi tuko tayari.',
  'sawa.na watoto wanakuja, safari.za kesho pia',
  'It is full.We are sorry... no.so we wait.',
  'We are open 9 a.m.to 5 p.m. every day',
  'That is KES 15000 + 1200000, or 15000+1200000 in all.',
  'KES 7500 - 15000 for each, 1500.00 - 125000.00 with lunch',
  'From 05/12/26 - 08/12/26, or 1.2.27-14.2.27',
  'Breakfast 07.00 - 10.00 / 18.00 - 21.00, and 3,500 + 2,500',
  'Bei ni KSh 12,500.00 kwa usiku 2, yaani 25,000.',
  'One room and/or two.Is it far?Yes.and then no',
  'Tuko hapa.Me too. Mr.John, Dr.Kamau',
])('%s stays as it is', (text) => expect(hideContacts(text)).toEqual({ text, hidden: false }));
