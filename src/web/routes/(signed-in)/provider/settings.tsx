import { createFileRoute } from '@tanstack/react-router';
import { payoutMethodQuery } from '#web/features/provider/money-queries.ts';
import { teamQuery, timeOffQuery } from '#web/features/provider/queries.ts';
import { SettingsPage } from '#web/features/provider/settings-page.tsx';
import { readProductClock } from '#web/lib/clock.ts';
import { pageForMember } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/provider/settings')({
  ...pageForMember(),
  staticData: { title: 'provider.panel' },
  loader: async ({ context: { queries, texts, member, config } }) => {
    if (member.rights.includes('money')) void queries.prefetchQuery(payoutMethodQuery(member.providerId));
    if (member.rights.includes('manage')) void queries.prefetchQuery(teamQuery(member.providerId));
    if (member.rights.includes('bookings')) void queries.prefetchQuery(timeOffQuery(member.providerId));
    await readProductClock(config);
    // biome-ignore format: one list, as a test reads it
    await texts.load(['provider-settings', 'provider-time-off', 'provider-team', 'rights', 'provider-panel', 'sign-in-again', 'fields', 'catalogue', 'documents', 'leaving', 'payout-method', 'provider-documents']);
    return { head: { title: texts.translate('provider-panel', 'settings') } };
  },
  component: SettingsPage,
});
