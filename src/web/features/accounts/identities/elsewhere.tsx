import { useQuery } from '@tanstack/react-query';
import { identityProviderNames } from '#shared/identity-providers.ts';
import { addresses } from '#web/lib/addresses.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ElsewhereLink } from './elsewhere-link.tsx';
import { IdentityProblem } from './identity-problem.tsx';
import { PasskeyButton } from './passkey-button.tsx';

export interface ElsewhereProps {
  /** Why the last try did not work, as the address says: then that is shown in place of the links. */
  problem?: unknown;
  provider?: unknown;
  /** The page to return to. */
  redirect?: string | undefined;
  /** Whether the session shall last 30 days; by default it does. */
  remember?: boolean;
  /** Whether a passkey can be used, too: on the page for those who have an account. */
  passkey?: boolean;
}

/** The other ways in beside the password: a passkey, and links to Google and Facebook; or why these did not work. */
export function Elsewhere({ problem, provider, redirect, remember = true, passkey = false }: ElsewhereProps) {
  return problem === undefined ? (
    <Ways {...{ redirect, remember, passkey }} />
  ) : (
    <IdentityProblem {...{ problem, provider }} />
  );
}

interface WaysProps {
  redirect: string | undefined;
  remember: boolean;
  passkey: boolean;
}

function Ways({ redirect, remember, passkey }: WaysProps) {
  const { t } = useTranslation('identities');
  const { data: settings } = useQuery(publicSettingsQuery);
  const providers = settings?.identityProviders ?? [];
  if (!passkey && providers.length === 0) return null;
  const linkTo = (to: string) => (words: string) => <TextLink to={to}>{words}</TextLink>;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-4 text-s text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      {passkey && <PasskeyButton remember={remember} />}
      {providers.map((provider) => (
        <ElsewhereLink
          key={provider}
          {...{ provider, redirect, remember }}
          label={t('continue', { name: identityProviderNames[provider] })}
        />
      ))}
      {providers.length > 0 && (
        <p className="text-s text-ink-soft">
          <RichText text={t('terms')} parts={{ terms: linkTo(addresses.terms), privacy: linkTo(addresses.privacy) }} />
        </p>
      )}
    </div>
  );
}
