import { useRef, useState } from 'react';
import { readVoucher } from '#shared/read-voucher.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { useCamera } from './use-camera.ts';
import { useScan } from './use-scan.ts';

interface ScannerProps {
  /** Nothing is looked for while an answer is awaited or shown. */
  paused: boolean;
  onCode: (text: string) => void;
}

const problems = { denied: 'camera.denied', none: 'camera.none', failed: 'camera.failed' } as const;

/** The camera's picture, in which the code of a voucher is looked for. */
export function Scanner({ paused, onCode }: ScannerProps) {
  const { t } = useTranslation('provider-check-in');
  const video = useRef<HTMLVideoElement>(null);
  const { state, start, stop, light, switchLight } = useCamera(video);
  const [other, setOther] = useState(false);
  const { lost } = useScan({
    video,
    on: state === 'on' && !paused,
    onCode: (text) => {
      const isVoucher = readVoucher(text) !== undefined;
      setOther(!isVoucher);
      if (!isVoucher) return;
      navigator.vibrate?.(60);
      onCode(text);
    },
  });
  const on = state === 'on';
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className={classes('relative overflow-hidden rounded-l bg-sunken', !on && 'hidden')}>
        <video ref={video} muted playsInline aria-label={t('view')} className="max-h-[60dvh] w-full object-cover" />
        <div aria-hidden="true" className="pointer-events-none absolute inset-0 grid place-items-center">
          <div className="aspect-square h-3/5 rounded-l border-3 border-gold" />
        </div>
      </div>
      {on && <p className="text-ink-soft">{t('aim')}</p>}
      {other && on && <Notice tone="warning">{t('other')}</Notice>}
      {lost && <Notice tone="danger">{t('camera.lost')}</Notice>}
      {(state === 'denied' || state === 'none' || state === 'failed') && (
        <Notice tone="warning">{t(problems[state])}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {on ? (
          <Button kind="quiet" onClick={stop}>
            {t('stop')}
          </Button>
        ) : (
          <Button busy={state === 'starting'} onClick={() => void start()} className="max-sm:flex-auto">
            {t(state === 'starting' ? 'starting' : 'start')}
          </Button>
        )}
        {on && light !== undefined && (
          <Button kind="quiet" aria-pressed={light} onClick={() => void switchLight()}>
            {t(light ? 'torchOff' : 'torchOn')}
          </Button>
        )}
      </div>
    </div>
  );
}
