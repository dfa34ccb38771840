import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

test('a toast that comes before the Toaster calls for it, and is shown by it', async () => {
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

test('a toast that waits already calls at once', async () => {
  const { toast, whenToastsWait } = await import('./toast.ts');
  toast.error('Payment failed');
  const called = vi.fn();
  const stop = whenToastsWait(called);
  expect(called).toHaveBeenCalledOnce();
  stop();
  toast.error('Payment failed');
  expect(called).toHaveBeenCalledOnce();
});
