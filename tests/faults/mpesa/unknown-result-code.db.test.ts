import { expect, test, vi } from 'vitest';
import { freshPhone, openScenario } from '../../support/scenario.ts';
import { checkInvariants, expectPaidOnce, stateOf } from '../support/invariants.ts';

const scenario = await openScenario();

test('an unknown result code changes nothing, the fifth one opens a case, and the payment can still succeed', async () => {
  const { daraja } = scenario.product.app;
  if (!daraja) throw new Error('M-Pesa is off');
  const asked = vi
    .spyOn(daraja, 'queryStk')
    .mockResolvedValue({ kind: 'result', code: '7777', description: 'New', merchantRequestId: 'x' });
  const stay = await scenario.book();
  await scenario.product.control('daraja', 'callbacks', { mode: 'hold' });
  await scenario.prompt(stay, freshPhone());
  await scenario.pass(70, 5);
  expect(asked).toHaveBeenCalledTimes(4);
  const waiting = await stateOf(scenario.product, stay);
  expect(waiting).toMatchObject({ standing: 'pending/pending', issues: [], attempts: [{ status: 'prompted' }] });
  await scenario.pass(120, 10);
  expect(asked.mock.calls.length).toBeGreaterThan(5);
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'pending/pending',
    issues: ['unknown_query_code'],
  });
  asked.mockRestore();
  await scenario.pass(120, 20);
  await expectPaidOnce(scenario, stay);
  await scenario.product.control('daraja', 'callbacks', { mode: 'auto' });
  await checkInvariants(scenario, stay);
});
