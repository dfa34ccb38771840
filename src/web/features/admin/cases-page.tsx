import { useQuery } from '@tanstack/react-query';
import { type CaseKind, caseKinds } from '#shared/cases.ts';
import type { Issues } from '#shared/contracts/admin-payments.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { type CasesSearch, caseStates } from './cases-search.ts';
import { AdminList } from './list/admin-list.tsx';
import type { ListTable } from './list/list-table.ts';
import { CaseState } from './money/case-state.tsx';
import { ChoiceFilter } from './money/choice-filter.tsx';
import { isOurId } from './money/figures-of.ts';
import { MoneyPage } from './money/money-frame.tsx';
import { caseKindsQuery, casesQuery } from './money-queries.ts';

/** Cases that a person decides; at first the open ones, those that wait longest first. */
export function CasesPage({ search }: { search: CasesSearch }) {
  const { t } = useTranslation('admin-cases');
  return (
    <MoneyPage lead={t('lead')}>
      <CaseFilters search={search} />
      <AdminList query={casesQuery(search)} none={{ title: t('none'), text: t('noneText') }} table={useCaseTable()} />
    </MoneyPage>
  );
}

const stateTexts = { closed: 'closed', all: 'all' } as const;

/** Of open cases only the kinds of which there are some, with how many. */
function CaseFilters({ search: { kind, state } }: { search: CasesSearch }) {
  const { t } = useTranslation(['admin-cases', 'admin-payments']);
  const counted = useQuery(caseKindsQuery).data?.items;
  const opened = new Map(counted?.map(({ code, open }) => [code, open]));
  const kinds = caseKinds.filter((each) => state !== undefined || !counted || opened.has(each) || each === kind);
  const textOf = (each: CaseKind) => {
    const title = t(`title.${each}`);
    return state === undefined && counted ? t('kind.counted', { title, count: opened.get(each) ?? 0 }) : title;
  };
  return (
    <search className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <ChoiceFilter
        label={t('admin-payments:state')}
        name="state"
        value={state}
        all={t('open')}
        options={caseStates}
        textOf={(each) => t(stateTexts[each])}
      />
      <ChoiceFilter label={t('kind')} name="kind" value={kind} all={t('kind.all')} options={kinds} textOf={textOf} />
    </search>
  );
}

function useCaseTable(): ListTable<Issues['items'][number]> {
  const { t } = useTranslation(['admin-cases', 'admin-payments']);
  const lang = useLang();
  return {
    name: 'cases',
    caption: t('admin-payments:view.cases'),
    columns: [
      { key: 'case', label: t('column.case') },
      { key: 'about', label: t('column.about') },
      { key: 'state', label: t('admin-payments:state'), state: true },
      { key: 'opened', label: t('column.opened') },
    ],
    rowOf: ({ id, code, subject, booking, status, createdAt }) => ({
      key: id,
      cells: {
        case: (
          <TextLink
            to="/admin/payments/cases/$caseId"
            params={{ caseId: id }}
            className="inline-flex min-h-11 items-center"
          >
            {t(`title.${code}`)}
          </TextLink>
        ),
        about: (
          <span className="tabular-nums wrap-anywhere">
            {booking ? booking.reference : isOurId(subject) ? '–' : subject}
          </span>
        ),
        state: <CaseState status={status} />,
        opened: formatInstant(new Date(createdAt), lang),
      },
    }),
  };
}
