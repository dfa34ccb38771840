import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshPhone, type Stage, setStage } from './stage.ts';
import { checkInvariants, expectOk, stateOf } from './witness.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

test('a code that nobody knows changes nothing; the fifth is a case for a person, once; then it is paid after all', async () => {
  const { daraja } = stage.product.app;
  if (!daraja) throw new Error('M-Pesa is off');
  const asked = vi
    .spyOn(daraja, 'queryStk')
    .mockResolvedValue({ kind: 'result', code: '7777', description: 'New', merchantRequestId: 'x' });
  const stay = await stage.book();
  await stage.product.control('daraja', 'callbacks', { mode: 'hold' });
  await stage.prompt(stay, freshPhone());
  await stage.pass(70, 5);
  expect(asked).toHaveBeenCalledTimes(4);
  const waiting = await stateOf(stage.product, stay);
  expect(waiting).toMatchObject({ standing: 'pending/pending', issues: [], attempts: [{ status: 'prompted' }] });
  await stage.pass(120, 10);
  expect(asked.mock.calls.length).toBeGreaterThan(5);
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'pending/pending',
    issues: ['unknown_query_code'],
  });
  asked.mockRestore();
  await stage.pass(120, 20);
  await expectOk(stage, stay);
  await stage.product.control('daraja', 'callbacks', { mode: 'auto' });
  await checkInvariants(stage, stay);
});
