import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

test('a toast before the Toaster is loaded calls back, and is shown by the Toaster later', async () => {
  const { receiveToasts, toast, whenToastsWait } = await import('./toast.ts');
  const called = vi.fn();
  whenToastsWait(called);
  expect(called).not.toHaveBeenCalled();
  toast.success('Booked!');
  expect(called).toHaveBeenCalledOnce();

  const shown: string[] = [];
  const stop = receiveToasts(({ text }) => shown.push(text));
  toast.info('Later');
  expect(shown).toEqual(['Booked!', 'Later']);
  expect(called).toHaveBeenCalledOnce();
  stop();
});

test('a toast that is waiting already calls back at once', async () => {
  const { toast, whenToastsWait } = await import('./toast.ts');
  toast.error('Payment failed');
  const called = vi.fn();
  const stop = whenToastsWait(called);
  expect(called).toHaveBeenCalledOnce();
  stop();
  toast.error('Payment failed');
  expect(called).toHaveBeenCalledOnce();
});
