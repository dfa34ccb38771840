import { createFileRoute } from '@tanstack/react-router';
import { TicketPage } from '#web/features/support/ticket-page.tsx';
import { searchOfLinks } from '#web/lib/page.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/(seldom)/support/$ticketId')({
  ...publicPage,
  validateSearch: searchOfLinks<{ token?: string }>,
  loader: async ({ context: { texts } }) => {
    await texts.load(['support', 'fields', 'leaving']);
    return { head: { title: texts.translate('support', 'ticket'), hidden: true } };
  },
  component: TicketRoute,
});

function TicketRoute() {
  const { ticketId } = Route.useParams();
  const { token } = Route.useSearch();
  return <TicketPage key={ticketId} ticketId={ticketId} token={token === undefined ? undefined : String(token)} />;
}
