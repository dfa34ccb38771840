import { useState } from 'react';
import type { TypedCurrency } from '#shared/typed-price.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { keepNote, readNote } from '#web/lib/tab-notes.ts';

/**
 * In what the prices of a form are typed: what was chosen last for this business in this tab, and shillings before that, since
 * our hosts reckon in them.
 */
export function useTypedCurrency(): readonly [TypedCurrency, (currency: TypedCurrency) => void] {
  const place = `typed-currency:${useMember().providerId}`;
  const [currency, setCurrency] = useState<TypedCurrency>(() => (readNote(place) === 'USD' ? 'USD' : 'KES'));
  const choose = (next: TypedCurrency) => {
    keepNote(place, next);
    setCurrency(next);
  };
  return [currency, choose];
}
