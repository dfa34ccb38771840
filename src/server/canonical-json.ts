/**
 * No body of ours or of a provider is nested nearly as deep; more would exhaust the stack of whoever walks through it.
 */
export const JSON_DEPTH_MAX = 64;

/**
 * Whether lists and objects lie in each other more than `JSON_DEPTH_MAX` deep.
 * @param levels how many may still follow
 */
export const isTooDeep = (value: unknown, levels = JSON_DEPTH_MAX): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1)));

/**
 * The same JSON has the same text, whatever the order of its keys.
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
