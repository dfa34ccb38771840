import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Booking } from '#shared/contracts/bookings.ts';
import { translate } from '#shared/i18n/translate.ts';
import { Problem } from '#web/lib/problem.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { toast } from '#web/lib/toast.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import type { Stage, Waiting } from './payment-stage.ts';
import { useWatchPayment } from './use-watch-payment.ts';

vi.mock('#web/lib/toast.ts', () => ({ toast: { error: vi.fn() } }));
afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
});

const payments = (key: 'failed.toast' | 'card.unsure' | 'checkFailed') => translate('en', 'payments', key);
const lost = () => Promise.reject(new Problem({ status: 0, code: 'network', message: '' }));
const noOutcome = async () => ({ status: 'pending', paymentStatus: 'pending', holdEndsAt: null });

/** Awaits a payment whose checks go so. @returns the last stage that was shown */
async function stageAfter(verify: () => Promise<unknown>, waiting: Omit<Waiting, 'at'>): Promise<Stage | undefined> {
  const texts = createPageTexts('en');
  await texts.load(['payments', 'common']);
  let stage: Stage | undefined;
  let watch = async (_: typeof waiting): Promise<void> => undefined;
  const Watching = () => {
    watch = useWatchPayment({
      booking: { change: null, holdEndsAt: null } as Booking,
      reads: { verify } as Parameters<typeof useWatchPayment>[0]['reads'],
      show: (next) => {
        stage = typeof next === 'function' ? stage && next(stage) : next;
      },
      failedBefore: { current: true },
      ofChange: { current: false },
      onEnd: () => undefined,
    });
    return null;
  };
  renderToStaticMarkup(
    <TextsContext value={texts}>
      <Watching />
    </TextsContext>,
  );
  const watched = watch(waiting);
  if (vi.isFakeTimers()) await vi.runAllTimersAsync();
  await watched;
  return stage;
}

test.each([
  ['no check gets an answer either', lost],
  ['the checks find no outcome', noOutcome],
])('a card whose answer was lost has failed, and can be sent again, where %s', async (_name, verify) => {
  vi.useFakeTimers();
  // Its title is that of every failure, so its text must say at once that the outcome is not known.
  const text = payments('card.unsure');
  expect(text).toMatch(/^We do not know yet whether you were charged\. /);
  const notice = { title: payments('failed.toast'), text };
  const stage = await stageAfter(verify, { method: 'card', answerLost: true });
  expect(stage).toEqual({ at: 'form', notice, unchecked: true });
  expect(vi.mocked(toast.error).mock.calls).toEqual([[payments('failed.toast')]]);
});

test('a payment that was accepted has not failed because a check of it did', async () => {
  const stage = await stageAfter(lost, { method: 'card' });
  expect(stage).toEqual({ at: 'form', notice: { text: payments('checkFailed') }, unchecked: true });
});
