import { useQuery } from '@tanstack/react-query';
import type { PublicSettings } from '#shared/contracts/settings.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';

type DemoAccount = PublicSettings['demoAccounts'][number];

const roleText = { user: 'demo.user', provider: 'demo.provider', admin: 'demo.admin' } as const;

/** In demo mode: an account of each role, which fills in the form. Nothing otherwise. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const { t } = useTranslation('accounts');
  const { data } = useQuery(publicSettingsQuery);
  if (!data || data.demoAccounts.length === 0) return null;
  return (
    <aside aria-labelledby="demo-accounts" className="grid gap-3 rounded-l bg-sunken p-5">
      <div>
        <h2 id="demo-accounts" className="text-l">
          {t('demo.title')}
        </h2>
        <p className="text-ink-soft">{t('demo.text')}</p>
      </div>
      <ul className="grid gap-2">
        {data.demoAccounts.map((account) => (
          <li key={account.email}>
            <Button kind="quiet" className="w-full" onClick={() => onChoose(account)}>
              <span className="flex w-full flex-wrap justify-between gap-x-3 text-left">
                <span>{t(roleText[account.role])}</span>
                <span className="font-normal text-ink-soft">{account.email}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
