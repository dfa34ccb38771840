import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { Button } from './button.tsx';
import { Horizon } from './horizon.tsx';
import { Icon } from './icon.tsx';

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
    <section className="page py-16 md:py-28" role={alert ? 'alert' : undefined}>
      <Horizon className="mb-8 max-w-3xl" />
      <h1 className="max-w-3xl text-3xl">{title}</h1>
      <p className="mt-5 max-w-prose text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </section>
  );
}

/** Nothing to show: says so, says what helps, offers a way on. */
export function Empty({ title, text, action }: { title: ReactNode; text?: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3 border-b border-line pb-10">
      <Horizon className="mb-4 w-full" />
      <h2>{title}</h2>
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
    <div role="alert" className="grid justify-items-start gap-3 rounded-m border border-danger p-5">
      <p className="flex gap-2 font-semibold text-danger">
        <Icon name="warning" />
        {t('loadFailed')}
      </p>
      {text !== undefined && <p>{text}</p>}
      <Button kind="quiet" onClick={onRetry ?? (() => void router.invalidate())}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
