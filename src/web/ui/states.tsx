import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { Button } from './button.tsx';

interface PageMessageProps {
  title: ReactNode;
  text: ReactNode;
  /** Read out at once: something broke. */
  alert?: boolean;
  /** The ways on. */
  children: ReactNode;
}

/** A whole page that can only say one thing, such as that there is nothing at this address. */
export function PageMessage({ title, text, alert = false, children }: PageMessageProps) {
  return (
    <section className="page grid justify-items-start gap-4 py-16" role={alert ? 'alert' : undefined}>
      <h1>{title}</h1>
      <p className="max-w-prose text-ink-soft">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  );
}

/** Nothing to show: says so, says what helps, offers a way on. */
export function Empty({ title, text, action }: { title: ReactNode; text?: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-l border border-dashed border-line-strong px-6 py-12 text-center">
      <h2 className="text-l">{title}</h2>
      {text !== undefined && <p className="max-w-prose text-ink-soft">{text}</p>}
      {action}
    </div>
  );
}

/** A part of a page that could not be loaded, with another try: `onRetry`, else the whole route again. */
export function LoadError({ text, onRetry }: { text?: ReactNode; onRetry?: () => void }) {
  const { t } = useTranslation('common');
  const router = useRouter();
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-l bg-danger-soft p-5 text-danger">
      <p className="font-semibold">{t('loadFailed')}</p>
      {text !== undefined && <p>{text}</p>}
      <Button kind="quiet" onClick={onRetry ?? (() => void router.invalidate())}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
