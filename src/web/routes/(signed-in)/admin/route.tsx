import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { frameForAdmins } from '#web/shell/signed-in-page.ts';

/** All addresses below /admin, for admins. */
export const Route = createFileRoute('/(signed-in)/admin')({
  ...frameForAdmins,
  loader: ({ context: { texts } }) => texts.load(['admin-panel']),
  component: Frame,
});

function Frame() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  );
}
