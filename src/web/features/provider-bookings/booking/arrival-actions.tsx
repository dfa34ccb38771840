import { lazy, type RefObject, useRef, useState } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useArrivalActions } from './use-arrival-actions.ts';

const loadDialog = () => import('./confirm-dialog.tsx');
const ConfirmDialog = lazy(loadDialog);

const dialogs = {
  checkIn: { title: 'checkIn.title', text: 'checkIn.text', confirm: 'checkIn' },
  noShow: { title: 'noShow.title', text: 'noShow.text', confirm: 'noShow.confirm' },
} as const;

interface ArrivalActionsProps {
  booking: Booking;
  /** Gets the focus once a button is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** Checking in, noting that nobody came, and taking that back, while each of them is possible. */
export function ArrivalActions({ booking, heading }: ArrivalActionsProps) {
  const { t } = useTranslation(['provider-bookings', 'bookings']);
  const lang = useLang();
  const [asked, setAsked] = useState<'checkIn' | 'noShow'>();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLElement>(null);
  const { busy, checkIn, markNoShow, undoNoShow } = useArrivalActions(booking, () => {
    setOpen(false);
    heading.current?.focus();
  });
  const { forMember, contact, guests } = booking;
  if (!forMember) return null;
  const { mayCheckIn, mayMarkNoShow, noShowFrom, undoNoShowUntil } = forMember;
  const ask = (what: 'checkIn' | 'noShow') => async (event: { currentTarget: HTMLElement }) => {
    button.current = event.currentTarget;
    // If the dialog cannot be loaded, `LazyPart` says so.
    await loadDialog().catch(() => undefined);
    setAsked(what);
    setOpen(true);
  };
  const party = { traveller: contact.name || contact.email, guests: t('bookings:guestCount', { count: guests }) };
  return (
    <>
      {(mayCheckIn || mayMarkNoShow || noShowFrom !== null || undoNoShowUntil !== null) && (
        <section aria-label={t('actions')} className="flex flex-wrap gap-3 print:hidden">
          {mayCheckIn && (
            <Button onClick={(event) => void ask('checkIn')(event)} className="max-sm:flex-auto">
              {t('checkIn')}
            </Button>
          )}
          {mayMarkNoShow && (
            <Button kind="quiet" onClick={(event) => void ask('noShow')(event)} className="max-sm:flex-auto">
              {t('noShow')}
            </Button>
          )}
          {noShowFrom !== null && (
            <p className="basis-full text-s text-ink-soft">
              {t('noShow.from', { date: formatInstant(new Date(noShowFrom), lang) })}
            </p>
          )}
          {undoNoShowUntil !== null && (
            <Button kind="quiet" busy={busy} onClick={() => void undoNoShow()} className="max-sm:flex-auto">
              {t('noShow.undo')}
            </Button>
          )}
        </section>
      )}
      {asked && (
        <LazyPart>
          <ConfirmDialog
            open={open}
            busy={busy}
            onClose={() => setOpen(false)}
            returnTo={button}
            title={t(dialogs[asked].title)}
            text={t(dialogs[asked].text, party)}
            confirm={t(dialogs[asked].confirm)}
            onConfirm={asked === 'checkIn' ? checkIn : markNoShow}
          />
        </LazyPart>
      )}
    </>
  );
}
