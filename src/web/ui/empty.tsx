import type { ReactNode } from 'react';
import { keepSearch } from '#web/lib/keep-search.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from './button.tsx';
import { Horizon } from './horizon.tsx';

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

/** Instead of a list that has something, but not on the page (`page` in the address) that was asked for. */
export function BeyondEnd() {
  const { t } = useTranslation('common');
  return (
    <Empty
      title={t('pages.beyond')}
      action={
        <LinkButton to="." search={keepSearch({ page: undefined })} kind="quiet">
          {t('pages.toFirst')}
        </LinkButton>
      }
    />
  );
}
