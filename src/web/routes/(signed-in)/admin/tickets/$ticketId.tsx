import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { NoTicket } from '#web/features/admin/no-ticket.tsx';
import { AdminTicketPage } from '#web/features/admin/ticket-page.tsx';
import { adminTicketQuery } from '#web/features/admin/ticket-queries.ts';
import { missingPage } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/tickets/$ticketId')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  loader: async ({ context: { queries, texts }, params: { ticketId } }) => {
    const [ticket] = await Promise.all([
      isUuid(ticketId) ? orUndefined(queries.fetchQuery(adminTicketQuery(ticketId))) : undefined,
      texts.load(['admin-tickets', 'support', 'admin-panel', 'fields', 'sign-in-again']),
    ]);
    if (!ticket) throw missingPage(texts.translate('admin-tickets', 'missing'));
    return { head: { title: ticket.reference } };
  },
  component: Page,
  notFoundComponent: NoTicket,
});

function Page() {
  const { ticketId } = Route.useParams();
  const { data } = useSuspenseQuery(adminTicketQuery(ticketId));
  return <AdminTicketPage key={ticketId} ticket={data} />;
}
