import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { translate } from '#shared/i18n/translate.ts';
import { Problem } from '#web/lib/problem.ts';
import { createQueries } from '#web/lib/queries.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import type { Stage } from './payment-stage.ts';
import type { Payment } from './use-payment.ts';
import { useRefusal } from './use-refusal.ts';

vi.mock('#web/lib/toast.ts', () => ({ toast: { error: vi.fn() } }));

/** What the page shows after a payment could not be started. */
async function stageAfter(problem: Problem): Promise<Stage | undefined> {
  const texts = createPageTexts('en');
  await texts.load(['payments', 'common']);
  let stage: Stage | undefined;
  const show = (next: Stage) => {
    stage = next;
  };
  let refused = async (_: unknown): Promise<void> => undefined;
  const Form = () => {
    refused = useRefusal('b', { show } as Payment, 'mpesa');
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={createQueries()}>
      <TextsContext value={texts}>
        <Form />
      </TextsContext>
    </QueryClientProvider>,
  );
  await refused(problem);
  return stage;
}

test('a request whose answer was lost has failed, but the page finds out if it was paid after all', async () => {
  const title = translate('en', 'payments', 'mpesa.refused');
  const text = `${translate('en', 'common', 'networkProblem')} ${translate('en', 'payments', 'pressAgain')}`;
  const stage = await stageAfter(new Problem({ status: 0, code: 'network', message: '' }));
  expect(stage).toEqual({ at: 'form', notice: { title, text }, unchecked: true });
});

test('a request that the server has refused is not looked for', async () => {
  const stage = await stageAfter(new Problem({ status: 429, code: 'too_many_tries', message: 'Too many' }));
  expect(stage).toEqual({ at: 'form', notice: { text: 'Too many' } });
});
