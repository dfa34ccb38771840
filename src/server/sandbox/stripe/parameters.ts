import { type Fields, fieldOf } from './form.ts';
import { invalidRequest } from './problems.ts';

/**
 * The names that a call accepts: `amount`, `expand[]`, `automatic_payment_methods[enabled]`, `metadata[*]` for any
 * child.
 */
type Accepted = readonly string[];

/**
 * Refuses every field that the call does not know, as Stripe does.
 * @throws StripeProblem 400 `parameter_unknown`
 */
export function refuseUnknown(fields: Fields, accepted: Accepted): void {
  for (const name of fields.keys()) {
    if (accepted.includes(name) || accepted.includes(name.replace(/\[[^\]]+\]$/, '[*]'))) continue;
    const top = name.replace(/\[.*$/, '');
    const param = accepted.some((known) => known.replace(/\[.*$/, '') === top) ? name : top;
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
}

/** A required field. @throws StripeProblem 400 `parameter_missing` */
export function requiredField(fields: Fields, name: string): string {
  const value = fieldOf(fields, name);
  if (value === undefined) {
    throw invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  }
  if (value === '') {
    throw invalidRequest(`You passed an empty string for '${name}'.`, { code: 'parameter_invalid_empty', param: name });
  }
  return value;
}

/** A whole number, or undefined when absent. @throws StripeProblem 400 `parameter_invalid_integer` */
export function integerField(fields: Fields, name: string): number | undefined {
  const value = fieldOf(fields, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(value)) {
    throw invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
  }
  return Number(value);
}

/** One of the allowed values, or undefined when absent. @throws StripeProblem 400 */
export function choiceField<T extends string>(fields: Fields, name: string, allowed: readonly T[]): T | undefined {
  const value = fieldOf(fields, name);
  if (value === undefined) return undefined;
  const found = allowed.find((one) => one === value);
  if (found) return found;
  throw invalidRequest(`Invalid ${name}: must be one of ${allowed.join(', ')}`, { param: name });
}
