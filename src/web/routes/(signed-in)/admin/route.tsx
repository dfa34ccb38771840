import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { secondFactorQuery } from '#web/features/accounts/second-factor-query.ts';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { NeedsSecondFactor } from '#web/features/admin/needs-second-factor.tsx';
import { PanelFooter } from '#web/shell/panel-footer.tsx';
import { frameForAdmins } from '#web/shell/signed-in-page.ts';

/** All addresses below /admin, for admins. */
export const Route = createFileRoute('/(signed-in)/admin')({
  ...frameForAdmins,
  loader: async ({ context: { queries, texts } }) => {
    // Read once for all pages: who turns it on leads back to the panel themselves.
    await Promise.all([queries.fetchQuery({ ...secondFactorQuery, staleTime: 60_000 }), texts.load(['admin-panel'])]);
  },
  component: Frame,
});

function Frame() {
  const { data } = useQuery({ ...secondFactorQuery, staleTime: 60_000 });
  if (data?.required && data.since === null) return <NeedsSecondFactor />;
  return (
    <>
      <AdminFrame>
        <Outlet />
      </AdminFrame>
      <PanelFooter />
    </>
  );
}
