import type { FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { Problem } from './problem.ts';
import { toast } from './toast.ts';

/**
 * Puts what the server refused where it belongs: messages of fields under their inputs, everything else in a toast.
 * @param textOf what `useProblemText()` gives  @returns the message that was shown as a toast, if any
 */
export function showProblem<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  problem: unknown,
  textOf: (problem: unknown) => string,
): string | undefined {
  const fields = problem instanceof Problem ? Object.entries(problem.fields) : [];
  const known = fields.filter(([name]) => form.getValues(name as Path<Values>) !== undefined);
  for (const [place, [name, message]] of known.entries()) {
    form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: place === 0 });
  }
  if (known.length > 0) return undefined;
  const text = textOf(problem);
  toast.error(text);
  return text;
}

/**
 * A form's resolver that brings the schema library and the schema only when somebody uses the form.
 * @returns `resolver` for `useForm`, which throws a Problem if they cannot be loaded, and `prepare`, called before, so
 * that sending does not wait for them
 */
export function lazyResolver<Input extends FieldValues, Output>(load: () => Promise<ZodType<Output, Input>>) {
  const bring = async (): Promise<Resolver<Input, unknown, Output>> => {
    const parts = Promise.all([import('@hookform/resolvers/zod'), load()]);
    const [{ zodResolver }, schema] = await parts.catch(() => {
      throw new Problem({ status: 0, code: 'network', message: '' });
    });
    return zodResolver(schema);
  };
  const resolver: Resolver<Input, unknown, Output> = async (...input) => (await bring())(...input);
  // Sending tries again, and says so if it fails.
  const prepare = () => void bring().catch(() => undefined);
  return { resolver, prepare };
}
