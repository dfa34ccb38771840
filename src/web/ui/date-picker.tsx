import { Popover } from '@base-ui/react/popover';
import { useRef, useState } from 'react';
import type { CalendarDate } from '#shared/dates.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';
import { Icon } from './icon.tsx';
import { iconButtonClasses } from './icon-button-classes.ts';

interface DatePickerProps extends Omit<CalendarProps, 'onChoose'> {
  label: string;
  onChoose: (date: CalendarDate) => void;
}

/** The calendar of a date field; open from the start, since a click has loaded it. */
export function DatePicker({ label, onChoose, ...calendar }: DatePickerProps) {
  const [open, setOpen] = useState(true);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger aria-label={label} title={label} className={iconButtonClasses}>
        <Icon name="calendar" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="end" className="z-50">
          <Popover.Popup
            ref={popup}
            // The focus goes to a day, not to the buttons for months.
            initialFocus={() => popup.current?.querySelector<HTMLElement>('[role=grid] button[tabindex="0"]') ?? true}
            aria-label={label}
            className="origin-(--transform-origin) rounded-l border border-line bg-surface p-4 text-ink shadow-high transition-[opacity,scale] data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0"
          >
            <Calendar
              {...calendar}
              onChoose={(date) => {
                onChoose(date);
                setOpen(false);
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
