/** Reads JSON that others made. Nothing here throws: what is not as expected counts as absent. */

/** The value, or undefined when it is no JSON. */
export function parseJson(raw: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof raw === 'string' ? raw : new TextDecoder().decode(raw));
  } catch {
    return undefined;
  }
}

/** A property of an object; undefined for anything else. */
export function childOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** Text or a number as trimmed text; '' for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

/** A list as it is; one thing alone counts as a list of one, nothing as an empty list. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** Whole shillings from a number or plain decimal text such as `11000.0`; undefined for anything else. */
export function wholeKesOf(value: unknown): number | undefined {
  const plain = textOf(value);
  const amount = /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isSafeInteger(amount) ? amount : undefined;
}
