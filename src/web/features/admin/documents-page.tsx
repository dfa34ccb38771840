import { calendarDate, formatDate, today } from '#shared/dates.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { endingDocumentsQuery } from './queries.ts';
import { FoundItem } from './queue/found-item.tsx';
import { FoundList } from './queue/found-list.tsx';
import { ListPage } from './queue/view-nav.tsx';
import { reviewAddress } from './review-address.ts';
import { businessTexts } from './states.tsx';

/** Documents of approved providers that have ended or end soon, each with the way to its provider. */
export function DocumentsPage({ page = 1 }: { page?: number | undefined }) {
  const { t } = useTranslation(['admin-approvals', 'provider-documents']);
  const lang = useLang();
  const now = today(pageClock);
  return (
    <ListPage>
      <FoundList query={endingDocumentsQuery(page)}>
        {({ type, expiresOn, renewed, provider }) => {
          const date = formatDate(calendarDate(expiresOn), lang);
          const isOver = expiresOn < now;
          return (
            <FoundItem
              to={reviewAddress('document', provider.id)}
              title={provider.name}
              state={
                renewed ? (
                  <Badge tone="info">{t('documents.renewalWaits')}</Badge>
                ) : (
                  <Badge tone={isOver ? 'danger' : 'warning'}>
                    {t(isOver ? 'documents.isOver' : 'documents.endsSoon')}
                  </Badge>
                )
              }
            >
              {[
                t(businessTexts[provider.kind]),
                t(`provider-documents:type.${type}`),
                t(isOver ? 'documents.over' : 'documents.valid', { date }),
              ].join(' · ')}
            </FoundItem>
          );
        }}
      </FoundList>
    </ListPage>
  );
}
