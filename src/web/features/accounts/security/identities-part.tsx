import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listOwnSessionsCall } from '#shared/contracts/account-changes.ts';
import { type OwnIdentities, unlinkIdentityCall } from '#shared/contracts/identities.ts';
import { formatInstant } from '#shared/dates.ts';
import { type IdentityProvider, identityProviderNames } from '#shared/identity-providers.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { fetchFresh, outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LateButtons } from '#web/ui/late-buttons.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { ElsewhereLink } from '../identities/elsewhere-link.tsx';
import { Mark } from '../identities/mark.tsx';
import { identitiesQuery } from '../identities-query.ts';
import { useSignInAgain } from '../sign-in-again.tsx';

/** The accounts at Google and Facebook by which the person signs in: to link and to unlink. */
export function IdentitiesPart() {
  const { t } = useTranslation('security');
  const textOf = useProblemText();
  const { data, error, refetch, isFetching } = useQuery(identitiesQuery);
  return (
    <section aria-labelledby="identities" className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h2 id="identities" tabIndex={-1} className="text-l outline-none">
          {t('identities.title')}
        </h2>
        <p className="max-w-prose text-ink-soft">{t('identities.text')}</p>
      </div>
      {data ? (
        <Linked own={data} />
      ) : error ? (
        <LoadError text={textOf(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton />
      )}
    </section>
  );
}

function Linked({ own: { linked, possible } }: { own: OwnIdentities }) {
  const { t } = useTranslation('security');
  const lang = useLang();
  const [asked, setAsked] = useState<IdentityProvider>();
  const nameOf = (provider: IdentityProvider) => identityProviderNames[provider];
  return (
    <>
      {linked.length > 0 && (
        <ul className="grid grid-cols-1 border-t border-line">
          {linked.map(({ provider, email, linkedAt }) => (
            <li
              key={provider}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4"
            >
              <div className="flex min-w-0 gap-3">
                <Mark provider={provider} />
                <div className="grid min-w-0 gap-1">
                  <p className="font-medium wrap-anywhere">
                    {nameOf(provider)} {email}
                  </p>
                  <p className="text-s text-ink-soft">
                    {t('identities.linked', { date: formatInstant(new Date(linkedAt), lang) })}
                  </p>
                </div>
              </div>
              <Button
                kind="quiet"
                aria-label={t('identities.unlinkOf', { name: nameOf(provider) })}
                onClick={() => setAsked(provider)}
              >
                {t('identities.unlink')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {possible.map((provider) => (
          <ElsewhereLink
            key={provider}
            {...{ provider, purpose: 'link', redirect: '/profile?tab=security' }}
            label={t('identities.link', { name: nameOf(provider) })}
          />
        ))}
      </div>
      {linked.length + possible.length === 0 && <p className="text-ink-soft">{t('identities.none')}</p>}
      <UnlinkQuestion provider={asked} onEnd={() => setAsked(undefined)} />
    </>
  );
}

function UnlinkQuestion({ provider, onEnd }: { provider: IdentityProvider | undefined; onEnd: () => void }) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const { dialog, run: runRecent } = useSignInAgain();
  const name = provider ? identityProviderNames[provider] : '';
  const unlink = (wanted: IdentityProvider) =>
    run(async () => {
      try {
        if (!(await runRecent(() => api(unlinkIdentityCall, { params: { provider: wanted } })))) return;
        toast.success(t('identities.unlinked', { name }));
        outdate(queries, listOwnSessionsCall);
      } catch (problem) {
        toast.error(textOf(problem));
      }
      await fetchFresh(queries, identitiesQuery).catch(() => undefined);
      onEnd();
      // What was pressed may be gone.
      document.getElementById('identities')?.focus();
    });
  return (
    <>
      <Dialog
        open={provider !== undefined}
        onOpenChange={(open) => {
          if (!open && !busy) onEnd();
        }}
        title={t('identities.question', { name })}
        description={t('identities.happens')}
      >
        <LateButtons>
          <Button kind="danger" busy={busy} onClick={() => provider && void unlink(provider)}>
            {t('identities.unlink')}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onEnd}>
            {t('identities.keep')}
          </Button>
        </LateButtons>
      </Dialog>
      {dialog}
    </>
  );
}
