import { lazy, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLang } from '#web/ui/use-lang.ts';

const CompanionsForm = lazy(() => import('./companions-form.tsx'));
const SendVoucher = lazy(() => import('./send-voucher.tsx'));

type Opened = 'names' | 'send';

/** A voucher is there, and the trip is not over. */
const maySend = ({ papers, status }: Pick<Booking, 'papers' | 'status'>) => papers.voucher && status === 'confirmed';

/**
 * Who comes along: the traveller names them in time and sends one of them the voucher; the host reads the names. The page must
 * have loaded the texts `companions` and `fields`.
 */
export function CompanionsPart({ booking }: { booking: Booking }) {
  const { t } = useTranslation('companions');
  const id = useId();
  const [open, setOpen] = useState<Opened>();
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { names, changeableUntil } = booking.companions;
  const own = booking.role === 'traveller';
  if (names.length === 0 && !(own && (changeableUntil !== null || maySend(booking)))) return null;
  const close = () => {
    flushSync(() => setOpen(undefined));
    (button.current ?? heading.current)?.focus();
  };
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} ref={heading} tabIndex={-1} className="outline-none">
        {t(own ? 'title' : 'title.theirs')}
      </h2>
      {open === 'names' && changeableUntil !== null ? (
        <LazyPart loading={<Skeleton lines={6} />}>
          <CompanionsForm booking={booking} onClose={close} />
        </LazyPart>
      ) : (
        <Names booking={booking} />
      )}
      {open === 'send' && (
        <LazyPart loading={<Skeleton lines={4} />}>
          <SendVoucher bookingId={booking.id} onClose={close} />
        </LazyPart>
      )}
      {own && open === undefined && <Acts booking={booking} onOpen={setOpen} button={button} />}
    </section>
  );
}

function Names({ booking: { role, guests, companions } }: { booking: Booking }) {
  const { t } = useTranslation('companions');
  const { names } = companions;
  if (names.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <>
      <ul className="grid gap-1">
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          <li key={at} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      {role === 'traveller' && names.length > guests && <p className="text-warning">{t('many', { count: guests })}</p>}
    </>
  );
}

interface ActsProps {
  booking: Booking;
  onOpen: (which: Opened) => void;
  button: RefObject<HTMLButtonElement | null>;
}

function Acts({ booking, onOpen, button }: ActsProps) {
  const { t } = useTranslation('companions');
  const lang = useLang();
  const { companions, status } = booking;
  const { names, changeableUntil: until } = companions;
  const isAhead = status === 'pending' || status === 'confirmed';
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      {until !== null && (
        <p className="text-s text-ink-soft">
          {names.length === 0 && `${t('lead')} `}
          {t('until', { date: formatInstant(new Date(until), lang) })}
        </p>
      )}
      {until === null && isAhead && <p className="text-s text-ink-soft">{t('over')}</p>}
      <div className="flex flex-wrap gap-3">
        {until !== null && (
          <Button ref={button} kind="quiet" onClick={() => onOpen('names')}>
            {t(names.length > 0 ? 'change' : 'add')}
          </Button>
        )}
        {maySend(booking) && (
          <Button kind="quiet" onClick={() => onOpen('send')}>
            {t('send')}
          </Button>
        )}
      </div>
    </div>
  );
}
