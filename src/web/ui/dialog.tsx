import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { iconButtonClasses } from './icon-button.tsx';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Where it stands: in the middle, or as a sheet on the right edge. */
  place?: 'middle' | 'right';
  /** Gets the focus when the dialog closes. */
  returnTo?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const places = {
  middle: 'top-1/2 left-1/2 max-h-[85dvh] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 rounded-l',
  right: 'inset-y-0 right-0 w-[min(22rem,100vw)]',
};

/** A modal window: keeps the focus inside, closes by Escape, by its button and by a click beside it. */
export function Dialog({ open, onOpenChange, title, description, place = 'middle', returnTo, children }: DialogProps) {
  const { t } = useTranslation('common');
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil" />
        <Base.Popup
          className={classes('fixed z-50 overflow-y-auto bg-surface p-5 text-ink shadow-raised', places[place])}
          {...(returnTo && { finalFocus: returnTo })}
        >
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="text-l">{title}</Base.Title>
            <Base.Close aria-label={t('close')} className={iconButtonClasses}>
              <Icon name="close" />
            </Base.Close>
          </div>
          {description !== undefined && <Base.Description className="text-ink-soft">{description}</Base.Description>}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
