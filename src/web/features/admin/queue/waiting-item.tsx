import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Approvals } from '#shared/contracts/approvals.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { reviewAddress } from '../review-address.ts';
import { businessTexts } from '../states.tsx';
import { daysSince } from './since.ts';

export const itemColumns =
  'grid grid-cols-[min(5rem,22vw)_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-line py-5 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-6';

type Item = Approvals['items'][number];

/** An application, a listing or a change in the queue. */
export function WaitingItem({ item, choice }: { item: Item; choice?: ReactNode }) {
  const { t } = useTranslation(['admin-approvals', 'catalogue', 'provider-documents']);
  const lang = useLang();
  const foreign = useForeign();
  const { kind, title, titleLang, provider, category, location, county, submittedAt } = item;
  const days = daysSince(submittedAt);
  const date = formatDate(dateInNairobi(new Date(submittedAt)), lang);
  return (
    <article className={`${itemColumns} group relative`}>
      <Thumbnail item={item} />
      <div className="grid min-w-0 content-start gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-s text-ink-soft">
          <Badge tone="info">{t(kindTexts[kind])}</Badge>
          {category ? t(`catalogue:category.${category}`) : t(businessTexts[provider.kind])}
          {item.again && <Badge>{t('again')}</Badge>}
        </p>
        <h2 className="text-l">
          <Link
            to={reviewAddress(kind, kind === 'document' ? provider.id : item.id)}
            className="underline-offset-4 wrap-anywhere group-hover:underline after:absolute after:inset-0"
          >
            <span lang={titleLang ? foreign(titleLang) : undefined}>{title}</span>
          </Link>
        </h2>
        <p className="text-s">
          {category !== null && `${t('by', { provider: provider.name })} · `}
          {item.documentType && `${t(`provider-documents:type.${item.documentType}`)} · `}
          {`${location}, ${county}`}
        </p>
        <p className="text-s text-ink-soft" title={t('sentIn.at', { date })}>
          {days === 0 ? t('sentIn.today') : t('sentIn.days', { count: days })}
        </p>
        {choice && <div className="relative z-10 justify-self-start">{choice}</div>}
      </div>
    </article>
  );
}

const kindTexts = {
  provider: 'one.provider',
  service: 'one.service',
  change: 'one.change',
  document: 'one.document',
} as const;

function Thumbnail({ item: { title, image, imagePlaceholder } }: { item: Item }) {
  const frame = 'aspect-square rounded-m sm:aspect-4/3';
  if (image === null || imagePlaceholder === null) {
    return (
      <span
        aria-hidden="true"
        className={`${frame} grid place-items-center bg-brand-soft font-display text-xl text-brand`}
      >
        {[...title][0]?.toUpperCase()}
      </span>
    );
  }
  return <Picture image={image} placeholder={imagePlaceholder} alt="" sizes="8rem" className={frame} />;
}
