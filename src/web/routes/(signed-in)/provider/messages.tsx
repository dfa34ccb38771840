import { createFileRoute } from '@tanstack/react-router';
import { Inbox } from '#web/features/messages/inbox.tsx';
import { type InboxSearch, readInboxSearch } from '#web/features/messages/queries.ts';
import { ProviderPage } from '#web/features/provider/provider-page.tsx';
import { useMember } from '#web/features/provider/use-member.ts';
import { searchOfLinks } from '#web/lib/page.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { pageForMember } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/provider/messages')({
  ...pageForMember('bookings'),
  staticData: { title: 'provider.panel' },
  validateSearch: searchOfLinks<InboxSearch>,
  loader: async ({ context: { texts } }) => {
    await texts.load(['messages', 'provider-panel', 'fields', 'leaving']);
    return { head: { title: texts.translate('provider-panel', 'messages') } };
  },
  component: Messages,
});

function Messages() {
  const { t } = useTranslation(['messages', 'provider-panel']);
  const { providerId } = useMember();
  const search = Route.useSearch({ select: readInboxSearch });
  return (
    <ProviderPage title={t('provider-panel:messages')} {...(!search.conversation && { lead: t('leadProvider') })}>
      <Inbox key={providerId} search={search} providerId={providerId} />
    </ProviderPage>
  );
}
