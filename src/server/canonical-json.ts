/**
 * Our bodies and those of payment providers are nested far less. Deeper ones could exhaust the stack of recursive code.
 */
export const JSON_DEPTH_MAX = 64;

/**
 * Whether lists and objects are nested more than `JSON_DEPTH_MAX` deep.
 * @param levels how many further levels are allowed
 */
export const isTooDeep = (value: unknown, levels = JSON_DEPTH_MAX): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1)));

/**
 * JSON with sorted keys, so that equal values have the same text.
 * @returns undefined when the value is nested too deep
 */
export function canonicalJson(value: unknown): string | undefined {
  if (isTooDeep(value)) return undefined;
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
