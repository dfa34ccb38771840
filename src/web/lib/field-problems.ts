import { Problem } from './problem.ts';

interface FieldProblems {
  /** Of the fields that the form draws, by name. */
  drawn: Record<string, string>;
  /** Of all others in one text, which the form shows above its buttons. */
  undrawn: string | undefined;
}

/** Why fields of a form were refused; nothing where another thing was wrong. @param names the fields that the form draws now */
export function fieldProblems(problem: unknown, names: readonly string[]): FieldProblems {
  const refused = Object.entries(problem instanceof Problem ? problem.fields : {});
  const others = refused.filter(([name]) => !names.includes(name)).map(([, message]) => message);
  return {
    drawn: Object.fromEntries(refused.filter(([name]) => names.includes(name))),
    undrawn: others.length > 0 ? [...new Set(others)].join(' ') : undefined,
  };
}
