import { type IdentityPurpose, identityLink } from '#shared/identity-links.ts';
import type { IdentityProvider } from '#shared/identity-providers.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { Mark } from './mark.tsx';

interface ElsewhereLinkProps {
  provider: IdentityProvider;
  redirect: string | undefined;
  label: string;
  purpose?: IdentityPurpose;
  /** Whether the session shall last 30 days; by default it does. */
  remember?: boolean;
}

/** A link to Google or Facebook that looks like a button, with their sign. */
export function ElsewhereLink({ provider, redirect, label, purpose, remember }: ElsewhereLinkProps) {
  const lang = useLang();
  return (
    <a
      href={identityLink(provider, { lang, redirect, purpose, remember })}
      className="inline-flex min-h-12 items-center justify-center gap-3 rounded-m border border-line-strong px-5 py-2 text-center text-m font-semibold leading-tight text-ink transition-colors hover:border-ink hover:bg-sunken"
    >
      <Mark provider={provider} />
      {label}
    </a>
  );
}
