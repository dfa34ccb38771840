import { createFileRoute, Outlet, retainSearchParams } from '@tanstack/react-router';
import { ProviderFrame } from '#web/features/provider/provider-frame.tsx';
import { profileQuery } from '#web/features/provider/queries.ts';
import { searchOfLinks } from '#web/lib/page.ts';
import { PanelFooter } from '#web/shell/panel-footer.tsx';
import { frameForMembers } from '#web/shell/signed-in-page.ts';

/** All addresses below /provider, for members of a provider. `providerId` stays in the address from page to page. */
export const Route = createFileRoute('/(signed-in)/provider')({
  ...frameForMembers,
  validateSearch: searchOfLinks<{ providerId?: string }>,
  search: { middlewares: [retainSearchParams(['providerId'])] },
  loader: async ({ context: { queries, texts, member } }) => {
    void queries.prefetchQuery(profileQuery(member.providerId));
    await texts.load(['provider-panel']);
  },
  component: Frame,
});

function Frame() {
  return (
    <>
      <ProviderFrame>
        <Outlet />
      </ProviderFrame>
      <PanelFooter />
    </>
  );
}
