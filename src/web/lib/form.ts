import type { FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { Problem } from './problem.ts';
import type { FailureWords } from './problem-text.ts';
import { toast } from './toast.ts';
import { within } from './within.ts';

type FormErrors<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'setError' | 'getValues'>;

/**
 * Shows why a form was refused: messages of fields under their inputs, any other in a toast.
 * @param words what `useFailureWords()` gives  @returns these, if they were shown
 */
export function showProblem<Values extends FieldValues>(
  form: FormErrors<Values>,
  problem: unknown,
  words: FailureWords,
): FailureWords | undefined {
  if (showFieldProblems(form, problem)) return undefined;
  toast.error(words.title ?? words.text);
  return words;
}

/** Puts the messages of fields under their inputs. @returns whether there were any */
export function showFieldProblems<Values extends FieldValues>(form: FormErrors<Values>, problem: unknown): boolean {
  const fields = problem instanceof Problem ? Object.entries(problem.fields) : [];
  const known = fields.filter(([name]) => form.getValues(name as Path<Values>) !== undefined);
  for (const [place, [name, message]] of known.entries()) {
    form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: place === 0 });
  }
  return known.length > 0;
}

/** After this a form is sent without having been checked in the browser. */
const schemaWithinMs = 10_000;

interface LazyResolver<Input, Output> {
  /** Imports the schema. */
  load: () => Promise<ZodType<Output, Input>>;
  /** What the server cannot check because the call does not carry it: message keys by field. */
  checkWithoutSchema?: (values: Input) => Partial<Record<string, string>>;
}

/**
 * A form's resolver that loads the schema library and the schema only when somebody uses the form. Where they do not
 * arrive in time, the form is sent unchecked: the server judges by the same schema and answers with the messages of the
 * fields. Browsers never ask again for a script that they could not load, so waiting for it longer would not help.
 * @returns `resolver` for `useForm`, and `prepare`, to be called earlier, so that sending need not wait
 */
export function lazyResolver<Input extends FieldValues, Output>({
  load,
  checkWithoutSchema = () => ({}),
}: LazyResolver<Input, Output>) {
  const loadResolver = async (): Promise<Resolver<Input, unknown, Output>> => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
    return zodResolver(schema);
  };
  const unchecked: Resolver<Input, unknown, Output> = (values) => {
    const found = Object.entries(checkWithoutSchema(values));
    if (found.length === 0) return { values: values as unknown as Output, errors: {} };
    const errors = Object.fromEntries(found.map(([name, message]) => [name, { type: 'form', message }]));
    return { values: {}, errors: errors as FieldErrors<Input> };
  };
  const resolver: Resolver<Input, unknown, Output> = async (...input) => {
    const resolve = await within(schemaWithinMs, loadResolver()).catch(() => unchecked);
    return resolve(...input);
  };
  const prepare = () => void loadResolver().catch(() => undefined);
  return { resolver, prepare };
}
