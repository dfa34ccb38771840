import { useQuery } from '@tanstack/react-query';
import { consentStates } from '#shared/consent-acts.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { News } from '#web/ui/news.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { NobodyConsents } from './acts/nobody-consents.tsx';
import { ConsentItem } from './consents/consent-item.tsx';
import { AdminList } from './list/admin-list.tsx';
import { ChoiceFilter } from './money/choice-filter.tsx';
import { MoneyPage } from './money/money-frame.tsx';
import { consentsQuery } from './money-queries.ts';
import type { readConsentsSearch } from './money-search.ts';

const ended = consentStates.filter((each) => each !== 'open');

/** What admins have asked a second admin to agree to; at first what waits. */
export function ConsentsPage({ search }: { search: ReturnType<typeof readConsentsSearch> }) {
  const { t } = useTranslation(['admin-consents', 'admin-payments']);
  const lang = useLang();
  const query = consentsQuery(search);
  const none = search.state
    ? { title: t('none'), text: t('noneText') }
    : { title: t('noneOpen'), text: t('noneOpenText') };
  const { mayFrom = null } = useQuery(query).data ?? {};
  return (
    <MoneyPage lead={t('lead')}>
      <NobodyConsents />
      {mayFrom !== null && <News tone="info">{t('newAdmin', { date: formatInstant(new Date(mayFrom), lang) })}</News>}
      <ChoiceFilter
        label={t('admin-payments:state')}
        name="state"
        value={search.state}
        all={t('open')}
        options={ended}
        textOf={(state) => t(`state.${state}`)}
      />
      <AdminList query={query} none={none}>
        {(items, onActed) => (
          <ul className="grid grid-cols-1 border-b border-line">
            {items.map((consent) => (
              <li key={consent.id} className="border-t border-line py-5">
                <ConsentItem consent={consent} onActed={onActed} />
              </li>
            ))}
          </ul>
        )}
      </AdminList>
    </MoneyPage>
  );
}
