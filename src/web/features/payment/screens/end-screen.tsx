import type { ReactNode } from 'react';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Horizon } from '#web/ui/horizon.tsx';
import { useFocusAtFirst } from './payment-waiting.tsx';

interface EndScreenProps {
  title: string;
  reference: string;
  alert?: boolean;
  children: ReactNode;
  actions: ReactNode;
  /** Shown beside the text. */
  sheet?: ReactNode;
  /** Shown below the text. */
  below?: ReactNode;
}

/** A page that says how a payment ended, with links to what can be done next. */
export function EndScreen({ title, reference, alert = false, children, actions, sheet, below }: EndScreenProps) {
  const { t } = useTranslation('payments');
  const heading = useFocusAtFirst();
  useDocumentTitle(title);
  return (
    <div className="page grid grid-cols-1 gap-10 py-12 sm:py-20">
      <Horizon />
      <div className="grid grid-cols-1 items-start gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <section className="grid grid-cols-1 justify-items-start gap-5" role={alert ? 'alert' : 'status'}>
          <p className="text-s font-semibold text-accent">{t('reference', { reference })}</p>
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            {title}
          </h1>
          <div className="grid max-w-prose gap-2 text-ink-soft">{children}</div>
          <div className="flex flex-wrap gap-3">{actions}</div>
        </section>
        {below && <div className="min-w-0 lg:col-start-1">{below}</div>}
        {sheet && <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{sheet}</div>}
      </div>
    </div>
  );
}
