import { expect, test } from 'vitest';
import { hasPhoneNumber } from './phone-in-text.ts';

test.each([
  'Call 0712345678',
  'Call 0712 345 678.',
  '0712-345-678',
  '0712 - 345 - 678',
  '07 12 34 56 78',
  '0 7 1 2 3 4 5 6 7 8',
  '0110 345 678',
  '020 271 2345',
  '712 345 678',
  '254712345678',
  '254 712 345 678',
  '+254712345678',
  '+254 (0) 712 345 678',
  '+254\u2011712\u2011345\u2011678',
  '+44 20 7946 0958',
  '0044 20 7946 0958',
  '+1 (415) 555-2671',
  '+1.415.555.2671',
  'WhatsApp 447911123456',
  '0712\n345\n678',
  '07\u200b12345678',
  '\uff10\uff17\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18',
])('%s holds a phone number', (text) => expect(hasPhoneNumber(text)).toBe(true));

test.each([
  '',
  'Thank you, Amina. Come again!',
  'We opened in 2019 and have 12 rooms for 24 guests.',
  'Your stay from 2026-11-21 to 2026-11-25',
  '01-02-2026 - 04-02-2026',
  '21/11/2026-25/11/2026',
  'Breakfast is from 06.30 - 09.30, dinner 18:00 to 21:00.',
  'Breakfast 07.00 - 10.00 / 18.00 - 21.00',
  'Open 7.00 - 19.30 (10 minutes away)',
  'KES 12,500 for 2 nights, not 13,000',
  'KES 1 250 000',
  'The pool is 25 x 10 metres, at 1,795 m.',
  'Booking TW-2026-004821',
])('%s holds none', (text) => expect(hasPhoneNumber(text)).toBe(false));
