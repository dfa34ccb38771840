import type { CaseKind } from '#shared/cases.ts';
import type { IssueDetail } from '#shared/contracts/admin-payments.ts';

/** One thing that a case compares; undefined is a side that says nothing of it, null one that has nothing. */
interface Figure {
  key: string;
  expected: unknown;
  found: unknown;
}

type Parts = Record<string, unknown>;

/** The kinds of which a plain number is an amount. Of others it is a code: jsonb keeps texts, but one of digits alone is read as a number. */
const amountKinds: readonly CaseKind[] = ['amount_mismatch', 'refund_mismatch', 'receipt_contradicted'];

/**
 * What a case expected and found, figure by figure. A number, text or yes-and-no without a name is called `amount`, `code`
 * or `live`. An id of ours alone is no figure: it names a record. Nor has a dispute any, because its own record says more.
 */
export function figuresOf({
  code,
  expected,
  found,
  disbursement,
}: Pick<IssueDetail, 'code' | 'expected' | 'found' | 'disbursement'>): Figure[] {
  if (code === 'dispute') return [];
  // M-Pesa writes the amount of an order in whole shillings, and so it is kept.
  if (code === 'amount_mismatch' && disbursement) {
    return [{ key: 'amount', expected: Number(expected) * 100, found: Number(found) * 100 }];
  }
  const foundParts = partsOf(code, found);
  // Of a deposit `expected` is a plain 0, and `found` says how many cents it has.
  const expectedParts = expected === 0 && 'cents' in foundParts ? { cents: 0 } : partsOf(code, expected);
  const keys = [...new Set([...Object.keys(expectedParts), ...Object.keys(foundParts)])];
  return keys.map((key) => ({
    key,
    expected: expectedParts[key],
    found: found === null ? null : foundParts[key],
  }));
}

function partsOf(code: CaseKind, value: unknown): Parts {
  switch (typeof value) {
    case 'number':
      return amountKinds.includes(code) ? { amount: value } : { code: String(value) };
    case 'boolean':
      return { live: value };
    case 'string':
      return isOurId(value) ? {} : { code: value };
    default: {
      // Which order or transfer came after says nothing to a reader.
      const { followedBy: _, ...parts } = (value ?? {}) as Parts;
      return parts;
    }
  }
}

/** Whether a text is an id of ours, which says nothing to a reader. */
export const isOurId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
