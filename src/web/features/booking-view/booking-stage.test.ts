import { expect, test } from 'vitest';
import { isSurplusRefunded, neverCameText, stageOf, surplusText } from './booking-stage.ts';

const surplus = { reason: 'surplus', status: 'on_its_way' } as const;
const pending = {
  role: 'traveller',
  status: 'pending',
  approval: 'not_needed',
  paymentStatus: 'pending',
  payable: true,
  cancelReason: null,
  totalAmount: 120,
  discountAmount: 0,
  phoneRequest: null,
  refunds: [],
  payments: [],
} as const;
const counts = { surplus: false } as const;

test.each([
  [{}, 'held'],
  [{ approval: 'asked', payable: false }, 'asked'],
  [{ approval: 'asked', payable: false, discountAmount: 120 }, 'asked'],
  [{ approval: 'asked', payable: false, role: 'provider' }, 'asked'],
  [{ approval: 'accepted' }, 'held'],
  [{ status: 'cancelled', payable: false, approval: 'declined', cancelReason: 'declined' }, 'declined'],
  [{ status: 'cancelled', payable: false, approval: 'asked', cancelReason: 'unanswered' }, 'unanswered'],
  [{ status: 'cancelled', payable: false, approval: 'asked', cancelReason: 'traveller' }, 'cancelled'],
  [{ paymentStatus: 'failed' }, 'unpaid'],
  [{ payable: false }, 'holdEnded'],
  [{ role: 'provider', payable: false }, 'held'],
  [{ discountAmount: 12.5 }, 'held'],
  [{ discountAmount: 120 }, 'byPoints'],
  [{ payable: false, paymentStatus: 'failed' }, 'holdEnded'],
  [{ status: 'confirmed', paymentStatus: 'completed', payable: false }, 'confirmed'],
  [{ status: 'completed', paymentStatus: 'completed', payable: false }, 'completed'],
  [{ status: 'cancelled', payable: false, cancelReason: 'expired' }, 'expired'],
  [{ status: 'cancelled', payable: false, cancelReason: 'expired', refunds: [surplus] }, 'surplus'],
  [{ status: 'cancelled', payable: false, cancelReason: 'expired', phoneRequest: 'unknown' }, 'awaited'],
  [
    { status: 'cancelled', payable: false, cancelReason: 'expired', refunds: [{ ...surplus, status: 'done' }] },
    'surplus',
  ],
  [{ status: 'cancelled', payable: false, cancelReason: 'traveller', refunds: [surplus] }, 'surplus'],
  [
    { status: 'cancelled', payable: false, cancelReason: 'traveller', refunds: [surplus], payments: [counts] },
    'cancelled',
  ],
  [{ status: 'cancelled', payable: false, cancelReason: 'traveller', phoneRequest: 'open' }, 'cancelled'],
  [{ status: 'cancelled', payable: false, cancelReason: 'traveller' }, 'cancelled'],
] as const)('%o is %s', (change, stage) => {
  expect(stageOf({ ...pending, ...change })).toBe(stage);
});

const little = { reason: 'too_little', status: 'on_its_way' } as const;

test.each([
  ['expired', [little], 'stage.surplus.tooLittle'],
  ['traveller', [{ ...little, status: 'done' }], 'stage.surplus.tooLittleDone'],
  ['expired', [little, surplus], 'stage.surplus.text'],
  ['expired', [{ ...surplus, reason: 'day_passed' }], 'stage.surplus.dayPassed'],
  ['expired', [{ reason: 'day_passed', status: 'done' }], 'stage.surplus.dayPassedDone'],
  ['expired', [{ ...surplus, reason: 'points_short' }], 'stage.surplus.pointsShort'],
  ['expired', [{ reason: 'points_short', status: 'done' }], 'stage.surplus.pointsShortDone'],
] as const)('for a booking that ended as %s with the surplus %o the text is %s', (cancelReason, refunds, text) => {
  expect(surplusText({ cancelReason, refunds: [...refunds] })).toBe(text);
});

test('a surplus is not refunded while the booking names no refund of it', () => {
  expect(isSurplusRefunded({ refunds: [] })).toBe(false);
  expect(isSurplusRefunded({ refunds: [{ reason: 'policy', status: 'done' }] })).toBe(false);
  expect(isSurplusRefunded({ refunds: [{ ...surplus, status: 'done' }, surplus] })).toBe(false);
});

test.each([
  [false, 'cancelled', undefined],
  [true, 'cancelled', 'neverCame'],
  [true, 'completed', 'neverCame.over'],
  [true, 'confirmed', 'neverCame.over'],
] as const)('never came: %s, for a booking that is %s the text is %s', (neverCame, status, text) => {
  expect(neverCameText({ neverCame, status })).toBe(text);
});

test.each([
  ['expired', 'on_its_way', 'stage.surplus.text'],
  ['expired', 'done', 'stage.surplus.done'],
  ['traveller', 'by_hand', 'stage.surplus.cancelledText'],
  ['traveller', 'done', 'stage.surplus.cancelledDone'],
] as const)('for a booking that ended as %s whose surplus is %s the text is %s', (cancelReason, status, text) => {
  expect(surplusText({ cancelReason, refunds: [{ ...surplus, status }] })).toBe(text);
});
