import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
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
