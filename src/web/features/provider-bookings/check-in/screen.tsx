import { type ReactNode, useEffect, useRef } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Tone, toneIcons } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { DateSpan } from '#web/ui/date-span.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Whom a result is about. */
export interface Trip {
  bookingId: string;
  title: string;
  traveller: string;
  guests: number;
  party: Booking['party'];
  startDate: string;
  endDate: string;
}

function Facts({ bookingId, title, party, startDate, endDate }: Trip) {
  const { t } = useTranslation('provider-check-in');
  const proofs = party.map(({ kind, label, proof }): Fact => [label, <span key={kind}>{proof || t('noProof')}</span>]);
  return (
    <FactList
      shape="rows"
      facts={[
        [t('dates'), <DateSpan key="dates" start={startDate} end={endDate} />],
        [t('listing'), title],
        [t('bookingNumber'), bookingId],
        ...proofs,
      ]}
    />
  );
}

const grounds: Record<'success' | 'warning' | 'danger', string> = {
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

interface ScreenProps {
  tone: Tone & keyof typeof grounds;
  title: string;
  text: string;
  trip?: Trip;
  /** The buttons. */
  children: ReactNode;
}

/** A result at arm's length: what it is in large letters on its colour, the buttons, and whom it is about. */
export function Screen({ tone, title, text, trip, children }: ScreenProps) {
  const { t } = useTranslation('bookings');
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another result is read out, too
  useEffect(() => {
    heading.current?.focus();
  }, [title, text]);
  return (
    <section className="grid grid-cols-1 gap-6">
      <div className={classes('grid justify-items-center gap-3 rounded-l px-5 py-8 text-center', grounds[tone])}>
        <Icon name={toneIcons[tone]} className="size-14" />
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        {trip && (
          <p className="text-l font-semibold wrap-anywhere">
            {trip.traveller}, {t('guestCount', { count: trip.guests })}
          </p>
        )}
        {text !== '' && <p className="max-w-prose">{text}</p>}
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
      {trip && <Facts {...trip} />}
    </section>
  );
}
