import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { lazyResolver, showFieldProblems } from './form.ts';
import { Problem } from './problem.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const schema = z.object({ email: z.string().min(1, 'email_missing'), again: z.string() });
const checkWithoutSchema = ({ email, again }: z.input<typeof schema>): { again?: string } =>
  again === email ? {} : { again: 'differs' };
const options = { fields: {}, shouldUseNativeValidation: undefined };

test('a form is checked by its schema', async () => {
  const { resolver } = lazyResolver({ load: async () => schema, checkWithoutSchema });
  const wrong = await resolver({ email: '', again: 'x' }, undefined, options);
  expect(wrong.errors).toMatchObject({ email: { message: 'email_missing' } });
  const right = { email: 'a@b.example', again: '' };
  expect(await resolver(right, undefined, options)).toMatchObject({ values: right, errors: {} });
});

test.each([
  ['cannot be loaded', () => Promise.reject(new TypeError('failed to fetch'))],
  ['does not arrive in time', () => new Promise<never>(() => undefined)],
])(
  'where the schema %s, the values go to the server, which checks them; what it does not get is checked here',
  async (_, load) => {
    const { resolver, prepare } = lazyResolver({ load, checkWithoutSchema });
    prepare();
    const sent = resolver({ email: '', again: '' }, undefined, options);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await sent).toEqual({ values: { email: '', again: '' }, errors: {} });
    const kept = resolver({ email: 'a', again: 'b' }, undefined, options);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await kept).toEqual({ values: {}, errors: { again: { type: 'form', message: 'differs' } } });
  },
);

test('messages of fields that the form has go under their inputs, the first one takes the focus', () => {
  const shown: unknown[] = [];
  const form = {
    getValues: (name: string) => ({ email: '' })[name],
    setError: (...input: unknown[]) => void shown.push(input),
  } as unknown as Parameters<typeof showFieldProblems>[0];
  const refused = (fields: Record<string, string>) =>
    new Problem({ status: 400, code: 'invalid_input', message: '', fields });
  expect(showFieldProblems(form, refused({ role: 'r' }))).toBe(false);
  expect(showFieldProblems(form, refused({ email: 'E', role: 'r' }))).toBe(true);
  expect(shown).toEqual([['email', { type: 'server', message: 'E' }, { shouldFocus: true }]]);
});
