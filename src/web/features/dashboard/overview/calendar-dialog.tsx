import type { RefObject } from 'react';
import { makeTripFeedLinkCall, removeTripFeedLinkCall } from '#shared/contracts/trip-feed.ts';
import { CalendarAddress } from '#web/features/calendar-address/calendar-address.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { textLinkClasses } from '#web/ui/text-link.tsx';
import { tripFeedQuery } from '../queries.ts';

interface CalendarDialogProps {
  open: boolean;
  onClose: () => void;
  returnTo: RefObject<HTMLButtonElement | null>;
}

/** The address with which a calendar shows all trips. */
export default function CalendarDialog({ open, onClose, returnTo }: CalendarDialogProps) {
  const { t } = useTranslation('feed');
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('trips.title')}
      description={t('trips.text')}
      returnTo={returnTo}
    >
      <div className="mt-5 grid grid-cols-1 gap-5">
        <p className="text-s text-ink-soft">{t('trips.how')}</p>
        <CalendarAddress
          query={tripFeedQuery}
          onMake={() => api(makeTripFeedLinkCall, {})}
          onEnd={() => api(removeTripFeedLinkCall, {})}
          secret={t('trips.secret')}
          stops={t('trips.stops')}
          more={(url) => (
            <a
              href={url.replace(/^https?:/, 'webcal:')}
              className={classes(textLinkClasses, 'inline-flex min-h-11 items-center')}
            >
              {t('trips.subscribe')}
            </a>
          )}
        />
      </div>
    </Dialog>
  );
}
