import { expect, test } from 'vitest';
import { ideasIn } from './ideas.ts';

test.each([
  ['visa card refused', ['card', 'declined']],
  ['my money back if i am sick', ['refund', 'sick']],
  ['kadi yangu imekataliwa', ['card', 'declined']],
  ['when do hosts get paid', ['payout']],
  ['who won the world cup', []],
])('“%s” has the ideas %j', (message, ideas) => {
  expect([...ideasIn(message.split(' '))]).toEqual(expect.arrayContaining(ideas));
  if (ideas.length === 0) expect(ideasIn(message.split(' ')).size).toBe(0);
});
