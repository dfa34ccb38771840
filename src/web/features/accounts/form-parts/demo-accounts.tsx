import { useQuery } from '@tanstack/react-query';
import type { PublicSettings } from '#shared/contracts/settings.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

type DemoAccount = PublicSettings['demoAccounts'][number];

const roleText = { user: 'demo.user', provider: 'demo.provider', admin: 'demo.admin' } as const;

/** In demo mode: one account of each role, to fill in the form with. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const { t } = useTranslation('accounts');
  const { data } = useQuery(publicSettingsQuery);
  if (!data || data.demoAccounts.length === 0) return null;
  return (
    <aside aria-labelledby="demo-accounts" className="grid gap-1 border-t border-line pt-6">
      <h2 id="demo-accounts" className="text-l">
        {t('demo.title')}
      </h2>
      <p className="text-s text-ink-soft">{t('demo.text')}</p>
      <ul className="mt-2 grid">
        {data.demoAccounts.map((account) => (
          <li key={account.email} className="border-b border-line">
            <button
              type="button"
              className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 rounded-s py-2 text-left transition-colors hover:bg-sunken"
              onClick={() => onChoose(account)}
            >
              <span className="font-semibold">{t(roleText[account.role])}</span>{' '}
              <span className="text-s text-ink-soft wrap-anywhere">{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
