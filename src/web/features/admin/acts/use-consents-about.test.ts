import { expect, test } from 'vitest';
import type { ConsentAct } from '#shared/consent-acts.ts';
import type { Consent } from '#shared/contracts/consents.ts';
import type { AdminAct } from './admin-act.ts';
import { notAsked } from './use-consents-about.ts';

const acts = (...kinds: ConsentAct[]) =>
  [undefined, ...kinds].map((act) => ({ key: act ?? 'looks', ...(act && { moves: { act } }) }) as AdminAct);
const waits = (act: ConsentAct, status: Consent['status'] = 'open') => [{ act, status } as Consent];

test('while one way to end some money waits for consent, no other way is offered', () => {
  const ends = acts('receipt.attribute', 'receipt.returned', 'receipt.not_ours');
  expect(notAsked(ends, waits('receipt.returned')).map(({ key }) => key)).toEqual(['looks']);
  expect(notAsked(ends, waits('receipt.returned', 'declined'))).toHaveLength(4);
  const notes = acts('payout.item_paid', 'payout.item_failed');
  expect(notAsked(notes, waits('payout.item_paid'))).toHaveLength(1);
  expect(notAsked(notes, waits('refund.paid'))).toHaveLength(3);
});
