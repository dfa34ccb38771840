import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { iconButtonClasses } from './icon-button-classes.ts';
import { dialogOpened } from './opened-dialogs.ts';

export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Gets the focus when the modal closes. */
  returnTo?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The base of dialog and drawer: it keeps the focus inside, and closes by Escape, its button, or a click outside. */
export function Modal({
  className,
  open,
  onOpenChange,
  title,
  description,
  returnTo,
  children,
}: ModalProps & { className: string }) {
  const { t } = useTranslation('common');
  useEffect(() => {
    if (open) dialogOpened();
  }, [open]);
  return (
    <Base.Root
      open={open}
      onOpenChange={onOpenChange}
      // The library moves the focus without scrolling.
      onOpenChangeComplete={(isOpen) => isOpen || returnTo?.current?.scrollIntoView({ block: 'nearest' })}
    >
      <Base.Portal>
        {/* A dialog that a dialog opens covers that one, too: both lie at one height, where the later one is above. */}
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-veil transition-opacity duration-(--calm) data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Popup
          className={classes(
            'fixed z-50 overflow-y-auto overscroll-contain bg-surface p-5 text-ink shadow-high outline-none transition-[opacity,translate] duration-(--calm) sm:p-6',
            className,
          )}
          {...(returnTo && { finalFocus: returnTo })}
        >
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="pt-1.5 text-xl">{title}</Base.Title>
            <Base.Close aria-label={t('close')} className={classes(iconButtonClasses, '-mr-2')}>
              <Icon name="close" />
            </Base.Close>
          </div>
          {description !== undefined && (
            <Base.Description className="mt-2 max-w-prose text-ink-soft">{description}</Base.Description>
          )}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
