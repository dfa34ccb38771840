import { useTranslation } from '#web/lib/use-translation.ts';
import { AdminList } from './list/admin-list.tsx';
import { ChoiceFilter } from './money/choice-filter.tsx';
import { EventList, outcomeTexts } from './money/event-list.tsx';
import { MoneyPage } from './money/money-frame.tsx';
import { eventsQuery } from './money-queries.ts';
import { eventStates, type StateSearch } from './money-search.ts';

/** The callbacks and webhooks of the payment providers, newest first. */
export function EventsPage({ search }: { search: StateSearch<(typeof eventStates)[number]> }) {
  const { t } = useTranslation('admin-payments');
  return (
    <MoneyPage lead={t('events.lead')}>
      <ChoiceFilter
        label={t('event.outcome')}
        name="state"
        value={search.state}
        all={t('event.all')}
        options={eventStates}
        textOf={(each) => t(outcomeTexts[each])}
      />
      <AdminList query={eventsQuery(search)} none={{ title: t('events.none'), text: t('events.noneText') }}>
        {(events, onActed) => <EventList events={events} onActed={onActed} />}
      </AdminList>
    </MoneyPage>
  );
}
