import type { User } from '#shared/contracts/accounts.ts';
import type { Problem } from '#web/lib/problem.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

interface UnpaidLimit {
  /** What was refused, and what helps. */
  text: string;
  /** Whether one of the person's open bookings stands in the way. */
  showsBookings: boolean;
}

/** The refusals that a verified address would lift or move. */
const helpedByAddress = ['requests_many', 'unpaid_bookings_open', 'unpaid_days_many', 'email_unverified'];

/** Tells what to do when more places were asked for than may be held unpaid; undefined for any other problem. */
export function useUnpaidLimit({ emailVerified, email }: User): (problem: Problem) => UnpaidLimit | undefined {
  const { t } = useTranslation('bookings');
  return ({ code, message, extra }) => {
    const isAboutBookings = code.startsWith('unpaid_') || code === 'requests_many';
    if (!isAboutBookings && code !== 'email_unverified') return undefined;
    const seconds = Number(extra.retryAfter ?? 0);
    const wait = seconds > 0 ? t('unpaid.wait', { count: Math.ceil(seconds / 60) }) : undefined;
    const verify = !emailVerified && helpedByAddress.includes(code) ? t('unpaid.verify', { email }) : undefined;
    return { text: [message, wait, verify].filter(Boolean).join(' '), showsBookings: isAboutBookings };
  };
}
