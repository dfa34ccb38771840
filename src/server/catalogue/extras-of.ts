import type { z } from 'zod';
import { sha256 } from '#server/secrets.ts';
import { isPerGuest } from '#shared/charged-extras.ts';
import type { ExtrasSent } from '#shared/contracts/extras.schemas.ts';
import { AppError } from '#shared/errors.ts';
import type { ListingExtra } from '#shared/extras.ts';
import { centsFromDollars } from '#shared/money.ts';

export type ExtraSent = z.output<typeof ExtrasSent>[number];

/**
 * The extras of a listing as they are stored. The id of one follows from its name and how it is charged, so that what somebody has
 * chosen is never taken for something else; its price and description may change.
 * @param sent the contract has checked it   @throws AppError invalid_input: one stands there twice, which the error names
 */
export function extrasOf(sent: readonly ExtraSent[]): ListingExtra[] {
  const extras = sent.map(({ name, description, charged, price, maxCount }) => ({
    ...{ id: idOf({ name, charged }), name, description, charged },
    priceCents: centsFromDollars(price),
    maxCount: isPerGuest(charged) ? null : maxCount,
  }));
  const twice = extras.findIndex(({ id }, index) => extras.findIndex((other) => other.id === id) < index);
  if (twice >= 0) throw new AppError('invalid_input', { fields: { [`extras.${twice}.name.en`]: 'extra_same' } });
  return extras;
}

const idOf = ({ name, charged }: Pick<ListingExtra, 'name' | 'charged'>): string =>
  sha256(JSON.stringify([charged, name.en, name.sw])).slice(0, 16);
