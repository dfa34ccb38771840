import type { ReactNode } from 'react';
import { keepSearch } from '#web/lib/keep-search.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from './button.tsx';
import { Horizon } from './horizon.tsx';

interface EmptyProps {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** The heading of a page that has nothing else. */
  titleAs?: 'h1' | 'h2';
}

/** Shown instead of an empty list: a title, an explanation, and a link to something else. */
export function Empty({ title, text, action, titleAs: Title = 'h2' }: EmptyProps) {
  return (
    <div className="grid justify-items-start gap-3 border-b border-line pb-10">
      <Horizon className="mb-4 w-full" />
      <Title>{title}</Title>
      {text !== undefined && <p className="max-w-prose text-ink-soft">{text}</p>}
      {action}
    </div>
  );
}

/** Shown instead of a list that has fewer pages than `page` in the address. */
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
