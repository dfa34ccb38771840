import { expect, test, vi } from 'vitest';
import { bookingQuery } from '#web/features/booking-view/queries.ts';
import { api } from '#web/lib/api.ts';
import { createQueries } from '#web/lib/queries.ts';
import { paymentOptionsQuery } from './queries.ts';
import { paymentReads } from './use-payment-reads.ts';

vi.mock('#web/lib/api.ts', () => ({ api: vi.fn() }));

test.each([
  { read: 'refetchBooking', queryKey: bookingQuery('b').queryKey },
  { read: 'refetchOptions', queryKey: paymentOptionsQuery('b').queryKey },
] as const)('$read does not take the answer of one that began before the payment', async ({ read, queryKey }) => {
  const early = Promise.withResolvers<unknown>();
  vi.mocked(api).mockResolvedValue({ status: 'confirmed' }).mockReturnValueOnce(early.promise);
  const queries = createQueries();
  const reads = paymentReads(queries, 'b');
  void reads[read]().catch(() => undefined);
  // The first read has been sent.
  await vi.waitFor(() => expect(api).toHaveBeenCalled());
  const anew = reads[read]();
  early.resolve({ status: 'pending' });
  await anew;
  expect(queries.getQueryData<unknown>(queryKey)).toEqual({ status: 'confirmed' });
  vi.mocked(api).mockReset();
});
