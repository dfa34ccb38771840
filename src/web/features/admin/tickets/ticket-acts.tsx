import type { AdminTicket } from '#shared/contracts/admin-support.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/inputs.tsx';
import type { TicketActsState } from './use-ticket-acts.ts';

/** Who takes care of a ticket, and whether it is closed. */
export function TicketActs({ ticket, acts }: { ticket: AdminTicket; acts: TicketActsState }) {
  const { t } = useTranslation('admin-tickets');
  const { assigned, team, state } = ticket;
  // Whoever took care of it may be an admin no more.
  const choices = assigned && !team.some(({ id }) => id === assigned.id) ? [...team, assigned] : team;
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Select
        label={t('assigned')}
        className="max-w-sm grow"
        value={assigned?.id ?? ''}
        disabled={acts.busy}
        onChange={({ target }) => void acts.assign(target.value || null)}
      >
        <option value="">{t('assigned.nobody')}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button kind="quiet" disabled={acts.busy} onClick={() => void acts.move(state === 'closed' ? 'open' : 'closed')}>
        {t(state === 'closed' ? 'reopen' : 'close')}
      </Button>
    </div>
  );
}
