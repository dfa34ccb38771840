import { Toast as Base } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import { receiveToasts, type Toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Tone, toneIcons } from './badge.tsx';
import { Icon } from './icon.tsx';
import { whenDialogOpens } from './opened-dialogs.ts';

const lifetime = 4000;
const most = 20;
const toneOf: Record<Toast['kind'], Tone> = { success: 'success', error: 'danger', info: 'info' };

const inks = {
  neutral: '',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
  info: 'text-info',
};

/**
 * The toasts at the top right, announced politely. On phones they are between the header and the heading below it, so
 * that they cover neither. A dialog that opens closes them.
 */
export function Toaster() {
  const { t } = useTranslation('common');
  return (
    <Base.Provider timeout={lifetime} limit={most}>
      <Base.Portal>
        <Base.Viewport
          aria-label={t('notifications')}
          className="fixed top-21 right-0 z-60 grid w-fit max-w-full justify-items-end gap-2 px-2 sm:top-24 sm:max-w-md sm:p-3"
        >
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts() {
  const { t } = useTranslation('common');
  const { toasts, add, close } = Base.useToastManager();
  const errors = useRef<string[]>([]);
  useEffect(
    () =>
      receiveToasts(({ kind, text }) => {
        // A success closes earlier errors, so that "Payment failed" is not shown beside "Payment successful".
        if (kind === 'success') for (const error of errors.current.splice(0)) close(error);
        // The text is the id, so that a toast which is still shown is not shown twice, but stays longer.
        const shown = add({ id: `${kind} ${text}`, type: toneOf[kind], title: text });
        if (kind === 'error') errors.current.push(shown);
      }),
    [add, close],
  );
  // They were about what was done before, and would lie on the dialog.
  useEffect(() => whenDialogOpens(() => close()), [close]);
  return toasts.map((toast) => {
    const tone = (toast.type as Tone | undefined) ?? 'info';
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        swipeDirection="right"
        className="night rounded-m border border-line shadow-high transition-opacity duration-(--calm) data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0"
      >
        <Base.Content className="flex items-center gap-2.5 py-0.5 pr-0.5 pl-3.5">
          <span className={inks[tone]}>
            <Icon name={toneIcons[tone]} className="size-5" />
          </span>
          <Base.Title render={<p />} className="py-1.5 text-s font-medium leading-snug" />
          <Base.Close aria-label={t('close')} className="grid size-11 shrink-0 place-items-center rounded-m">
            <Icon name="close" className="size-5" />
          </Base.Close>
        </Base.Content>
      </Base.Root>
    );
  });
}
