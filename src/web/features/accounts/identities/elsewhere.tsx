import { useQuery } from '@tanstack/react-query';
import { identityProviderNames } from '#shared/identity-providers.ts';
import { addresses } from '#web/lib/addresses.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ElsewhereLink } from './elsewhere-link.tsx';
import { IdentityProblem } from './identity-problem.tsx';

export interface ElsewhereProps {
  /** Why the last try did not work, as the address says: then that is shown in place of the links. */
  problem?: unknown;
  provider?: unknown;
  /** The page to return to. */
  redirect?: string | undefined;
}

/** The links with which people sign in at Google or Facebook, or why that did not work. */
export function Elsewhere({ problem, provider, redirect }: ElsewhereProps) {
  return problem === undefined ? <Links redirect={redirect} /> : <IdentityProblem {...{ problem, provider }} />;
}

/** They lead to the server, so they work without scripts. */
function Links({ redirect }: Pick<ElsewhereProps, 'redirect'>) {
  const { t } = useTranslation('identities');
  const { data: settings } = useQuery(publicSettingsQuery);
  if (!settings || settings.identityProviders.length === 0) return null;
  const linkTo = (to: string) => (words: string) => <TextLink to={to}>{words}</TextLink>;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-4 text-s text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      {settings.identityProviders.map((provider) => (
        <ElsewhereLink
          key={provider}
          {...{ provider, redirect }}
          label={t('continue', { name: identityProviderNames[provider] })}
        />
      ))}
      <p className="text-s text-ink-soft">
        <RichText text={t('terms')} parts={{ terms: linkTo(addresses.terms), privacy: linkTo(addresses.privacy) }} />
      </p>
    </div>
  );
}
