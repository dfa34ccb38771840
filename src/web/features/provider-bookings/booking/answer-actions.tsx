import { lazy, type RefObject, useRef, useState } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { hoursToPay } from '#shared/requests.ts';
import { StayWords } from '#web/features/booking-view/stay-words.tsx';
import { useBusinessSearch } from '#web/features/provider/panel-links.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { useSpanText } from '#web/ui/use-span-text.ts';
import { useAnswerRequest } from './use-answer-request.ts';

const loadDialog = () => import('./decline-dialog.tsx');
const DeclineDialog = lazy(loadDialog);

interface AnswerActionsProps {
  booking: Booking;
  /** Gets the focus once the request is answered. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * A request that waits for an answer, to book or to change a booking: until when, what accepting means, and the two
 * answers.
 */
export function AnswerActions({ booking, heading }: AnswerActionsProps) {
  const { t } = useTranslation('provider-bookings');
  const lang = useLang();
  const { charge } = useMoney();
  const [wasOpened, setWasOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { busy, accept, decline } = useAnswerRequest(booking, () => {
    setOpen(false);
    heading.current?.focus();
  });
  const { forMember, change } = booking;
  const ofChange = change?.status === 'asked' ? change : undefined;
  const answerEndsAt = ofChange ? ofChange.answerEndsAt : booking.answerEndsAt;
  const ask = async () => {
    // If the dialog cannot be loaded, `LazyPart` says so.
    await loadDialog().catch(() => undefined);
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      {answerEndsAt !== null && (
        <Notice tone="warning" title={t(ofChange ? 'request.changeTitle' : 'request.title')} still>
          {ofChange && (
            <p className="font-semibold">
              <StayWords stay={ofChange} />:{' '}
              {t('request.changePrice', { before: charge(booking.totalAmount), after: charge(ofChange.total) })}
            </p>
          )}
          {ofChange && ofChange.refund > 0 && <p>{t('request.changeRefund', { amount: charge(ofChange.refund) })}</p>}
          <p>
            {t(ofChange ? 'request.changeUntil' : 'request.until', {
              date: formatInstant(new Date(answerEndsAt), lang),
            })}
          </p>
          <p>{t(ofChange ? 'request.changeText' : 'request.text', { count: hoursToPay })}</p>
        </Notice>
      )}
      {forMember?.timeOff && <OffNotice timeOff={forMember.timeOff} />}
      {forMember?.mayAnswer && (
        <section
          data-bar
          aria-label={t(ofChange ? 'request.changeTitle' : 'request.title')}
          // On phones in sight at once, above the ways to the panel's pages.
          className="flex flex-wrap gap-3 max-md:sticky max-md:bottom-[calc(var(--connection,0px)+var(--page-bar,4.25rem))] max-md:z-20 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-3 print:hidden"
        >
          <Button busy={busy && !open} onClick={() => void accept()} className="max-sm:flex-auto">
            {t('request.accept')}
          </Button>
          <Button ref={button} kind="quiet" disabled={busy} onClick={() => void ask()} className="max-sm:flex-auto">
            {t('request.decline')}
          </Button>
        </section>
      )}
      {wasOpened && (
        <LazyPart>
          <DeclineDialog
            isChange={ofChange !== undefined}
            open={open}
            busy={busy}
            onClose={() => setOpen(false)}
            returnTo={button}
            onDecline={decline}
          />
        </LazyPart>
      )}
    </>
  );
}

/** What waits cannot be accepted: its days are in the provider's time off. */
function OffNotice({ timeOff }: { timeOff: NonNullable<NonNullable<Booking['forMember']>['timeOff']> }) {
  const { t } = useTranslation('provider-bookings');
  const spanText = useSpanText();
  const search = useBusinessSearch();
  return (
    <Notice tone="warning" title={t('request.off')} still>
      <p>{t('request.offText', { days: spanText(timeOff) })}</p>
      <TextLink to="/provider/settings" hash="time-off" search={search}>
        {t('request.toTimeOff')}
      </TextLink>
    </Notice>
  );
}
