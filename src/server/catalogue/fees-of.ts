import type { z } from 'zod';
import type { OnSiteFeesSent } from '#shared/contracts/fees.schemas.ts';
import { AppError } from '#shared/errors.ts';
import { type FeeAmounts, feeKinds, feeProblems, hasChildAmount, type OnSiteFee } from '#shared/on-site-fees.ts';

type Sent = z.output<typeof OnSiteFeesSent>;

/**
 * The fees of a listing after a change, in US cents or hundredths of a shilling. Amounts that were left empty are left out. A fee with
 * amounts of children that names no age has the age of the listing's prices, and keeps it when that changes.
 * @param sent those of the change; undefined where it leaves them as they are
 * @param ages the age of the listing's prices before and after the change
 * @throws AppError invalid_input, at the fields as they are sent
 */
export function feesAfter(
  before: readonly OnSiteFee[],
  sent: Sent | undefined,
  ages: { before: number | null; after: number | null },
): OnSiteFee[] {
  const childUntil = sent ? ages.after : (ages.before ?? ages.after);
  const fees = (sent?.map(feeOf) ?? before).map((fee): OnSiteFee => {
    const { childUntil: own, ...rest } = fee;
    const age = hasChildAmount(fee.amounts) ? (own ?? childUntil) : null;
    return { ...rest, ...(age !== null && { childUntil: age }) };
  });
  if (!sent) return fees;
  const problems = fees.flatMap((fee, at) =>
    feeProblems(fee).map(([field, problem]) => [`onSiteFees.${at}.${field}`, problem]),
  );
  if (problems.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(problems) });
  return fees;
}

function feeOf({ name, times, months, amounts, freeUnder, childUntil }: Sent[number]): OnSiteFee {
  return {
    ...{ name, times },
    ...(months && { months }),
    amounts: Object.fromEntries(
      feeKinds.flatMap((kind) => {
        const amount = amounts[kind] ?? null;
        return amount === null ? [] : [[kind, Math.round(amount * 100)] as const];
      }),
    ) satisfies FeeAmounts,
    ...(freeUnder && { freeUnder }),
    ...(childUntil && { childUntil }),
  };
}
