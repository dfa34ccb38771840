import { useMoney } from './use-money.ts';

/** The charge currency's amount as the provider's books have it, which may be below 0: '$240 USD', '−$12 USD'. */
export function useAmount(): (dollars: number) => string {
  const { charge } = useMoney();
  return (dollars) => (dollars < 0 ? `−${charge(-dollars)}` : charge(dollars));
}
