import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addPasskeyCall, type Passkeys, passkeyOptionsCall } from '#shared/contracts/passkeys.ts';
import { formatInstant } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { fetchFresh } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { passkeysQuery } from '../passkeys-query.ts';
import { useSignInAgain } from '../sign-in-again.tsx';
import { type Passkey, Remove, Rename } from './passkey-dialogs.tsx';
import { usePasskeyName } from './use-passkey-name.ts';

/** The passkeys of the person: to add, to name and to remove. */
export function PasskeysPart() {
  const { t } = useTranslation('security');
  const textOf = useProblemText();
  const { data, error, refetch, isFetching } = useQuery(passkeysQuery);
  return (
    <section aria-labelledby="passkeys" className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h2 id="passkeys" tabIndex={-1} className="text-l outline-none">
          {t('passkeys.title')}
        </h2>
        <p className="max-w-prose text-ink-soft">{t('passkeys.text')}</p>
      </div>
      {data ? (
        <List own={data} />
      ) : error ? (
        <LoadError text={textOf(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton />
      )}
    </section>
  );
}

function List({ own: { passkeys, most } }: { own: Passkeys }) {
  const { t } = useTranslation('security');
  const [asked, setAsked] = useState<{ passkey: Passkey; to: 'rename' | 'remove' }>();
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="grid grid-cols-1 border-t border-line">
          {passkeys.map((passkey) => (
            <Item
              key={passkey.id}
              passkey={passkey}
              onRename={() => setAsked({ passkey, to: 'rename' })}
              onRemove={() => setAsked({ passkey, to: 'remove' })}
            />
          ))}
        </ul>
      )}
      {passkeys.length < most ? <Add /> : <p>{t('passkeys.full', { count: most })}</p>}
      <Rename passkey={asked?.to === 'rename' ? asked.passkey : undefined} onEnd={() => setAsked(undefined)} />
      <Remove passkey={asked?.to === 'remove' ? asked.passkey : undefined} onEnd={() => setAsked(undefined)} />
    </>
  );
}

interface ItemProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function Item({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: ItemProps) {
  const { t } = useTranslation('security');
  const lang = useLang();
  const at = (instant: string) => formatInstant(new Date(instant), lang);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="grid min-w-0 gap-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-s text-ink-soft">
          {t('passkeys.since', { date: at(createdAt) })},{' '}
          {lastUsedAt ? t('passkeys.used', { date: at(lastUsedAt) }) : t('passkeys.unused')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" aria-label={t('passkeys.renameOf', { name })} onClick={onRename}>
          {t('passkeys.rename')}
        </Button>
        <Button kind="quiet" aria-label={t('passkeys.removeOf', { name })} onClick={onRemove}>
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  );
}

/** Asks for a name, and then the browser for the passkey. */
function Add() {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const { busy, run } = useOneAtATime();
  const { dialog, run: runRecent } = useSignInAgain();
  const { name, field, isMissing, refuse, refuseFor, reset } = usePasskeyName('');
  const make = async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const asked = await runRecent(() => api(passkeyOptionsCall, {}));
    if (!asked) return false;
    const response = await startRegistration({ optionsJSON: asked.options as never });
    await api(addPasskeyCall, { body: { ticket: asked.ticket, name, response } });
    return true;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMissing()) return;
    void run(async () => {
      try {
        if (typeof PublicKeyCredential === 'undefined') return refuse(t('passkeys.unknown'));
        if (!(await make())) return;
        reset();
        toast.success(t('passkeys.added'));
        // It was added, also where the list cannot be read again now.
        await fetchFresh(queries, passkeysQuery).catch(() => undefined);
      } catch (problem) {
        if (problem instanceof Problem) refuseFor(problem);
        else refuse(t(nameOf(problem) === 'InvalidStateError' ? 'passkeys.known' : 'passkeys.notMade'));
      }
    });
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid max-w-lg gap-5">
      <TextInput {...field} hint={t('passkeys.nameHint')} />
      <div>
        <Button type="submit" busy={busy} className="max-sm:w-full">
          {t('passkeys.add')}
        </Button>
      </div>
      {dialog}
    </form>
  );
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
