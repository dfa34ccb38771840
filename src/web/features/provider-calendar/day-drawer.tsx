import type { ReactNode, RefObject } from 'react';
import { type CalendarDate, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { EntryList } from './list/entry-list.tsx';

/** A day of one listing, or without one of all. */
export interface ChosenDay {
  date: CalendarDate;
  service?: { id: string; title: string };
}

interface DayDrawerProps {
  day: ChosenDay;
  /** Bookings alone, with whether each begins, goes on or ends on the day. */
  only?: 'guests';
  /** What else leads on from the day. */
  children?: ReactNode;
  open: boolean;
  onClose: () => void;
  returnTo: RefObject<HTMLElement | null>;
}

/** Who comes on a day and what is blocked on it, each booking with the way to its page. */
export default function DayDrawer({ day, only, children, open, onClose, returnTo }: DayDrawerProps) {
  const { date, service } = day;
  const { t } = useTranslation('provider-calendar');
  const lang = useLang();
  return (
    <Drawer
      open={open}
      onOpenChange={(wanted) => wanted || onClose()}
      title={formatDate(date, lang)}
      description={service?.title ?? t('allListings')}
      returnTo={returnTo}
    >
      <div className="mt-5 grid gap-5">
        <EntryList service={service?.id} from={date} to={date} only={only} />
        {children}
      </div>
    </Drawer>
  );
}
