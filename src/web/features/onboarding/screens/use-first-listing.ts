import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Category, type CategoryGroup, categories, categoryFacts } from '#shared/categories.ts';
import {
  createListingCall,
  getProviderServiceCall,
  listProviderServicesCall,
  type ProviderService,
  updateListingCall,
} from '#shared/contracts/provider-services.ts';
import { usualOpenDays } from '#shared/listing-rules.ts';
import { centsFromDollars, kesFor } from '#shared/money.ts';
import type { ProviderKind } from '#shared/provider-kinds.ts';
import { leastPrice, priceProblem, readPrice, shareIn } from '#shared/typed-price.ts';
import { useToday } from '#web/features/catalogue/use-today.ts';
import { api } from '#web/lib/api.ts';
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { isDecided, Problem } from '#web/lib/problem.ts';
import { callQuery, outdate, publicSettingsQuery } from '#web/lib/queries.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { useKept } from '../wizard/use-kept.ts';

/** What most of them offer, to begin with. */
const usual = { stay: 'guest', meal: 'meals', transport: 'car', tour: 'safari' } as const satisfies Record<
  ProviderKind,
  Category
>;

const groupOf: Record<ProviderKind, CategoryGroup> = {
  stay: 'stay',
  meal: 'meal',
  transport: 'transport',
  tour: 'experience',
};

/** The categories that fit what a provider offers. */
export const categoriesOf = (kind: ProviderKind): Category[] =>
  categories.filter(({ group }) => group === groupOf[kind]).map(({ value }) => value);

interface OpenDays {
  bookableFrom?: string | undefined;
  bookableUntil?: string | undefined;
}

interface TypedListing extends OpenDays {
  category: Category;
  title: string;
  summary: string;
  price: string;
  currency: 'KES' | 'USD';
}

/** The listings that a provider has begun already. */
export const useBegunListings = (providerId: string) =>
  useQuery({ ...callQuery(listProviderServicesCall, { query: { providerId, pageSize: 5 } }), staleTime: 0 });

/** What is typed of the first listing, with its price in dollars and in shillings. */
export function useFirstListing({ kind, providerId }: { kind: ProviderKind; providerId: string }) {
  const lang = useLang();
  const queries = useQueryClient();
  const { data: settings } = useQuery(publicSettingsQuery);
  const [key] = useState(() => createIdempotencyKey());
  const [begun, setBegun] = useState<ProviderService>();
  const [typed, setTyped, forgetTyped] = useKept<TypedListing>(`listing:${providerId}`, {
    category: usual[kind],
    ...{ title: '', summary: '', price: '', currency: 'KES' },
  });
  const today = useToday();
  // Proposed until others are typed.
  const open = { ...(today && usualOpenDays(today)), ...bookableIn(typed) };
  const rate = settings?.rates.KES ?? 0;
  const dollars = dollarsOf(typed, rate);

  /** Adds the draft, then what it says; a second try goes on where the first one stopped. */
  const save = async (): Promise<ProviderService> => {
    const query = { providerId };
    const { category, title, summary } = typed;
    const fields = {
      category,
      title: { [lang]: title },
      summary: { [lang]: summary },
      ...(dollars !== undefined && { pricePerUnit: dollars }),
      ...{ bookableFrom: open.bookableFrom || null, bookableUntil: open.bookableUntil || null },
    };
    let draft = begun;
    if (!draft) {
      const body = { category, title: { [lang]: title } };
      try {
        ({ service: draft } = await api(createListingCall, {
          ...{ query, body },
          idempotencyKey: key.keyFor({ query, body }),
        }));
        key.decided();
      } catch (problem) {
        if (isDecided(problem)) key.decided();
        throw problem;
      }
      setBegun(draft);
    }
    const params = { id: draft.id };
    const send = (version: number) => api(updateListingCall, { query, params, body: { ...fields, version } });
    const { service } = await send(draft.version).catch(async (problem) => {
      // The answer to an earlier try was lost, so the version is older than what that try saved.
      if (!(problem instanceof Problem) || problem.code !== 'listing_changed') throw problem;
      const { service: now } = await api(getProviderServiceCall, { query, params });
      return send(now.version);
    });
    setBegun(service);
    forgetTyped();
    outdate(queries, listProviderServicesCall);
    return service;
  };
  const yours =
    dollars && settings && shareIn(typed.currency, centsFromDollars(dollars), { fees: settings.fees, rate });
  return {
    ...{ typed, setTyped, dollars, save, open, today },
    priceProblem:
      dollars === undefined ? priceProblem(typed.price, readPrice(typed.currency, typed.price, rate)) : undefined,
    /** In the currency in which the price is typed. */
    least: leastPrice(typed.currency, rate),
    priceUnit: categoryFacts(typed.category).priceUnit,
    shillings: dollars === undefined ? undefined : kesFor(centsFromDollars(dollars), rate),
    /** What of the price is the host's, in the currency in which it is typed. */
    yours,
  };
}

/** The days that were typed; one that was emptied stays empty. */
const bookableIn = ({ bookableFrom, bookableUntil }: OpenDays): OpenDays => ({
  ...(bookableFrom !== undefined && { bookableFrom }),
  ...(bookableUntil !== undefined && { bookableUntil }),
});

/** The typed price in dollars; undefined while it is none. */
function dollarsOf({ price, currency }: { price: string; currency: 'KES' | 'USD' }, rate: number): number | undefined {
  if (rate <= 0) return undefined;
  const inDollars = readPrice(currency, price, rate);
  return priceProblem(price, inDollars) === undefined ? inDollars : undefined;
}
