import type { Issue } from '#shared/contracts/admin-payments.ts';

/** One thing that a case compares; undefined is a side that says nothing of it, null one that has nothing. */
interface Figure {
  key: string;
  expected: unknown;
  found: unknown;
}

type Parts = Record<string, unknown>;

/**
 * What a case expected and found, figure by figure. A number, text or yes-and-no without a name is called `amount`, `code`
 * or `live`. An id of ours alone is no figure: it names a record. Nor has a dispute any, because its own record says more.
 */
export function figuresOf({ code, expected, found }: Pick<Issue, 'code' | 'expected' | 'found'>): Figure[] {
  if (code === 'dispute') return [];
  // M-Pesa writes the amount of an order as a text in whole shillings, and so it is kept.
  if (code === 'amount_mismatch' && typeof found === 'string') {
    return [{ key: 'amount', expected: Number(expected) * 100, found: Number(found) * 100 }];
  }
  const foundParts = partsOf(found);
  // Of a deposit `expected` is a plain 0, and `found` says how many cents it has.
  const expectedParts = expected === 0 && 'cents' in foundParts ? { cents: 0 } : partsOf(expected);
  const keys = [...new Set([...Object.keys(expectedParts), ...Object.keys(foundParts)])];
  return keys.map((key) => ({
    key,
    expected: expectedParts[key],
    found: found === null ? null : foundParts[key],
  }));
}

function partsOf(value: unknown): Parts {
  switch (typeof value) {
    case 'number':
      return { amount: value };
    case 'boolean':
      return { live: value };
    case 'string':
      return isOurId(value) ? {} : { code: value };
    default:
      return { ...(value as Parts | null) };
  }
}

/** Whether a text is an id of ours, which says nothing to a reader. */
export const isOurId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
