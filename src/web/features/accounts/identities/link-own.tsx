import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkIdentityCall, listIdentitiesCall } from '#shared/contracts/identities.ts';
import { identityProviderNames } from '#shared/identity-providers.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AccountPage } from '../account-page.tsx';
import { identitiesQuery } from '../identities-query.ts';
import { useSignInAgain } from '../sign-in-again.tsx';
import { IdentityProblem } from './identity-problem.tsx';

/** Asks somebody who is signed in whether the account that they have come back with is to be linked to theirs. */
export function LinkOwn({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('identities');
  const textOf = useProblemText();
  const queries = useQueryClient();
  const { dialog, run: runRecent } = useSignInAgain();
  const { busy, run } = useOneAtATime();
  const { data, error, refetch, isFetching } = useQuery(identitiesQuery);
  const waiting = data?.waiting;
  const name = waiting ? identityProviderNames[waiting.provider] : '';
  const link = () =>
    run(async () => {
      try {
        if (!(await runRecent(() => api(linkIdentityCall, {})))) return;
        toast.success(t('link.done', { name }));
      } catch (problem) {
        toast.error(textOf(problem));
      }
      outdate(queries, listIdentitiesCall);
      onDone();
    });
  if (error) {
    return (
      <AccountPage title={t('problem.titleOwn')}>
        <LoadError text={textOf(error)} busy={isFetching} onRetry={() => void refetch()} />
      </AccountPage>
    );
  }
  if (!data) {
    return (
      <AccountPage title={t('title')}>
        <Skeleton />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={waiting ? t('link.title', { name }) : t('problem.titleOwn')}>
      {waiting ? (
        <p className="wrap-anywhere">{t('link.own', { name, email: waiting.email })}</p>
      ) : (
        <IdentityProblem untitled problem="expired" provider={undefined} />
      )}
      <div className="flex flex-wrap gap-3">
        {waiting && (
          <Button busy={busy} onClick={() => void link()}>
            {t('link.add')}
          </Button>
        )}
        <Button kind="quiet" disabled={busy} onClick={onDone}>
          {t(waiting ? 'link.not' : 'toProfile')}
        </Button>
      </div>
      {dialog}
    </AccountPage>
  );
}
