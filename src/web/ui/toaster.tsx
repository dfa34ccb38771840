import { Toast as Base } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import { receiveToasts, type Toast } from '../lib/toast.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { type Tone, tones } from './badge.tsx';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

const lifetime = 4000;
const most = 20;
const toneOf: Record<Toast['kind'], Tone> = { success: 'success', error: 'danger', info: 'info' };

/** The toasts at the top right; read out politely. */
export function Toaster() {
  const { t } = useTranslation('common');
  return (
    <Base.Provider timeout={lifetime} limit={most}>
      <Base.Portal>
        <Base.Viewport
          aria-label={t('notifications')}
          className="fixed top-header right-0 z-60 grid w-[min(24rem,100vw)] gap-2 p-3"
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
      receiveToasts(({ id, kind, text }) => {
        // "Payment failed" beside "Payment successful" would leave one to guess which is true now.
        if (kind === 'success') for (const error of errors.current.splice(0)) close(error);
        const shown = add({ id: String(id), type: toneOf[kind], title: text });
        if (kind === 'error') errors.current.push(shown);
      }),
    [add, close],
  );
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      swipeDirection="right"
      className={classes(
        'rounded-m shadow-raised data-limited:hidden',
        tones[(toast.type as Tone | undefined) ?? 'info'],
      )}
    >
      <Base.Content className="flex items-center justify-between gap-2 py-1 pr-1 pl-4">
        <Base.Title render={<p />} className="py-2 font-medium" />
        <Base.Close aria-label={t('close')} className="grid size-11 shrink-0 place-items-center rounded-m">
          <Icon name="close" />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ));
}
