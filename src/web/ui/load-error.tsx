import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from './button.tsx';
import { firstPaths, LineDrawing } from './line-drawing.tsx';

interface LoadErrorProps {
  text?: ReactNode;
  /** It is being loaded again. */
  busy?: boolean;
  onRetry?: () => void;
}

/** Says that a part of a page could not be loaded, with a button to load it again: `onRetry`, else the whole route. */
export function LoadError({ text, busy = false, onRetry }: LoadErrorProps) {
  const { t } = useTranslation('common');
  const router = useRouter();
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-m border border-danger p-5">
      <p className="flex gap-2 font-semibold text-danger">
        <LineDrawing path={firstPaths.warning} />
        {t('loadFailed')}
      </p>
      {text !== undefined && <p>{text}</p>}
      <Button kind="quiet" busy={busy} onClick={onRetry ?? (() => void router.invalidate())}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
