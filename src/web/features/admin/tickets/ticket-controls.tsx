import { useNavigate } from '@tanstack/react-router';
import { supportTopics } from '#shared/support-rules.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { sameWords, useTyped } from '#web/lib/use-typed.ts';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import {
  assignedChoices,
  readTicketsSearch,
  type TicketsSearch,
  ticketStateChoices,
  ticketWordsMost,
} from '../tickets-search.ts';

/** Words, state, who takes care of it, and topic. */
export function TicketControls({ search }: { search: TicketsSearch }) {
  const { t } = useTranslation(['admin-tickets', 'support']);
  const navigate = useNavigate();
  const { q = '', state = 'open', assigned = '', topic = '' } = search;
  // A change leads to the first page.
  const go = (change: { [Name in 'q' | 'state' | 'assigned' | 'topic']?: string }) =>
    void navigate({
      to: '/admin/tickets',
      search: readTicketsSearch({ ...search, q: typed, page: 1, ...change }),
      replace: true,
      resetScroll: false,
    });
  const { typed, type } = useTyped({ given: q, same: sameWords, send: (words) => go({ q: words }) });
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <TextInput
        type="search"
        label={t('search')}
        hint={t('search.hint')}
        maxLength={ticketWordsMost}
        className="sm:col-span-3"
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <Select label={t('state')} value={state} onChange={({ target }) => go({ state: target.value })}>
        {ticketStateChoices.map((each) => (
          <option key={each} value={each}>
            {t(`state.${each}`)}
          </option>
        ))}
      </Select>
      <Select label={t('assigned')} value={assigned} onChange={({ target }) => go({ assigned: target.value })}>
        <option value="">{t('assigned.all')}</option>
        {assignedChoices.map((each) => (
          <option key={each} value={each}>
            {t(`assigned.${each}`)}
          </option>
        ))}
      </Select>
      <Select label={t('topic')} value={topic} onChange={({ target }) => go({ topic: target.value })}>
        <option value="">{t('topic.all')}</option>
        {supportTopics.map((each) => (
          <option key={each} value={each}>
            {t(`support:topic.${each}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
