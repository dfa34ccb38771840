import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage } from '#web/features/messages/messages-page.tsx';
import { type InboxSearch, readInboxSearch } from '#web/features/messages/queries.ts';
import { searchOfLinks } from '#web/lib/page.ts';
import { signedInPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/messages')({
  ...signedInPage,
  staticData: { title: 'messages' },
  validateSearch: searchOfLinks<InboxSearch>,
  loader: async ({ context: { texts } }) => {
    await texts.load(['messages', 'fields', 'leaving']);
    return { head: { title: texts.translate('messages', 'title') } };
  },
  component: Messages,
});

function Messages() {
  return <MessagesPage search={Route.useSearch({ select: readInboxSearch })} />;
}
