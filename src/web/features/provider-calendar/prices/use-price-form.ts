import { useState } from 'react';
import type { Calendar } from '#shared/contracts/provider-calendar.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { type PricedKind, pricedKinds } from '#shared/party.ts';
import { beyondLimits } from '#shared/typed-price.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useTypedDays } from '../days/use-typed-days.ts';
import type { Span } from '../month/days-panel.tsx';
import { kindsOn } from './kinds-on.ts';
import type { WantedPrice } from './use-set-price.ts';

interface Typed {
  /** The price of the days is removed. */
  remove: boolean;
  /** Dollars; NaN while nothing or no number is typed. */
  price: number;
  /** Undefined until one is typed: those that apply on the first day now. */
  kinds: Partial<Record<PricedKind, number>> | undefined;
}

interface Given {
  calendar: Calendar;
  span: Span | undefined;
  today: CalendarDate;
}

/**
 * What is typed into the form. It begins with the days that are chosen in the calendar, and with their price where the first of
 * them has one of its own. Residents, citizens and children begin with what they pay on that day in any case.
 * @param onChange something was changed, so an earlier refusal no longer fits
 */
export function usePriceForm({ calendar, span, today }: Given, onChange: () => void) {
  const { t } = useTranslation('provider-calendar');
  const days = useTypedDays({ span, today, farText: (latest) => t('price.far', { latest }), onChange });
  const first = calendar.days.find(({ date, single }) => single && date === span?.startDate);
  const [typed, setTyped] = useState<Typed>({
    ...{ remove: false, price: first?.pricePerUnit ?? Number.NaN, kinds: undefined },
  });
  const [before] = useState(typed);
  const [tried, setTried] = useState(false);
  const { remove, price } = typed;
  const kinds = typed.kinds ?? kindsOn(calendar, days.start);
  // Judged here, where it is known in which currency it was typed.
  const wrong = remove ? undefined : Number.isFinite(price) ? beyondLimits(price) : 'price_missing';
  const wrongKinds = remove ? {} : wrongOf(kinds);
  const { priceUnit, childUntil } = calendar.service;
  return {
    ...{ days, typed: { remove, price, kinds } },
    /** Whether something is typed that would be lost. */
    changed: remove || typed.kinds !== undefined || !Object.is(price, before.price),
    priceWrong: tried ? wrong : undefined,
    kindsWrong: tried ? wrongKinds : {},
    /** Children have prices of their own only where the listing says until which age. */
    withChildren: priceUnit === 'person' && childUntil !== null,
    change: (changes: Partial<Typed>) => {
      setTyped((now) => ({ ...now, ...changes }));
      onChange();
    },
    /** What is wanted, or undefined where something is missing or wrong, which the form then shows. */
    read: (): WantedPrice | undefined => {
      setTried(true);
      const span = days.read();
      if (!span || wrong || Object.keys(wrongKinds).length > 0) return undefined;
      return remove ? { ...span, pricePerUnit: null, residencyPrices: {} } : { ...span, ...pricesOf(price, kinds) };
    },
  };
}

/** What is wrong with the prices of residents, citizens and children, as keys of the namespace `fields`. */
function wrongOf(kinds: NonNullable<Typed['kinds']>): Partial<Record<PricedKind, string>> {
  const judged = pricedKinds.map((kind) => [kind, beyondLimits(kinds[kind] ?? Number.NaN)]);
  return Object.fromEntries(judged.filter(([, wrong]) => wrong !== undefined));
}

/** Empty fields are sent as null, since JSON has no NaN. */
function pricesOf(
  pricePerUnit: number,
  kinds: NonNullable<Typed['kinds']>,
): Pick<WantedPrice, 'pricePerUnit' | 'residencyPrices'> {
  const sent = Object.entries(kinds).map(([kind, dollars]) => [kind, Number.isFinite(dollars) ? dollars : null]);
  return { pricePerUnit, residencyPrices: Object.fromEntries(sent) };
}
