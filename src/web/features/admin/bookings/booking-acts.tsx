import { lazy, useRef, useState } from 'react';
import type { ConsentAct } from '#shared/consent-acts.ts';
import type { AdminBooking } from '#shared/contracts/admin-bookings.ts';
import type { Consent } from '#shared/contracts/consents.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';
import { useFocusAfterAct } from '#web/lib/use-focus-after-act.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import type { BookingActKind } from './act-props.ts';
import { actsFor } from './acts-for.ts';

const loadDialogs = () => import('./act-dialogs.tsx');
const ActDialog = lazy(() => loadDialogs().then(({ BookingActDialog }) => ({ default: BookingActDialog })));

const texts = {
  cancel: 'cancel.open',
  change: 'change.open',
  takeBack: 'takeBack.open',
  refund: 'goodwill.open',
  papers: 'papers.open',
} as const satisfies Record<BookingActKind, KeyOf<'admin-bookings'>>;

/** As what a second admin may have to agree to it. */
const consentActs: Partial<Record<BookingActKind, ConsentAct>> = {
  cancel: 'booking.cancel',
  change: 'booking.change',
  refund: 'booking.refund',
};

/** The buttons of what an admin can do with a booking; each first says in a dialog what follows from it. */
export function BookingActs({ found, waiting }: { found: AdminBooking; waiting: readonly Consent[] }) {
  const { t } = useTranslation('admin-bookings');
  const [asked, setAsked] = useState<{ kind: BookingActKind; open: boolean; time: number }>();
  const pressed = useRef<HTMLElement>(null);
  const { place: part, onActed } = useFocusAfterAct<HTMLElement>();
  // What waits for a second admin is not asked for again.
  const acts = actsFor(found).filter((kind) => waiting.every(({ act }) => act !== consentActs[kind]));
  const ask = async (kind: BookingActKind, button: HTMLElement) => {
    pressed.current = button;
    // If the dialog cannot be loaded, `LazyPart` says so.
    await loadDialogs().catch(() => undefined);
    setAsked((before) => ({ kind, open: true, time: (before?.time ?? 0) + 1 }));
  };
  if (acts.length === 0 && !asked) return null;
  return (
    <section ref={part} tabIndex={-1} aria-labelledby="booking-acts" className="grid gap-3 rounded-m outline-none">
      <h2 id="booking-acts">{t('acts.title')}</h2>
      <div className="flex flex-wrap gap-3">
        {acts.map((kind) => (
          <Button
            key={kind}
            kind={kind === 'cancel' ? 'danger' : 'quiet'}
            onClick={({ currentTarget }) => void ask(kind, currentTarget)}
            className="max-sm:flex-auto"
          >
            {t(texts[kind])}
          </Button>
        ))}
      </div>
      <LazyPart>
        {asked && (
          <ActDialog
            // Each opening begins anew: what was typed or previewed before may be out of date.
            key={asked.time}
            {...{ found, kind: asked.kind, open: asked.open }}
            onClose={() => setAsked({ ...asked, open: false })}
            onDone={() => {
              onActed();
              setAsked({ ...asked, open: false });
            }}
            returnTo={pressed}
          />
        )}
      </LazyPart>
    </section>
  );
}
