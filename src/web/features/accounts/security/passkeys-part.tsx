import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { listOwnSessionsCall } from '#shared/contracts/account-changes.ts';
import {
  addPasskeyCall,
  type Passkeys,
  passkeyOptionsCall,
  removePasskeyCall,
  renamePasskeyCall,
} from '#shared/contracts/passkeys.ts';
import { formatInstant } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { fetchFresh, outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { LateButtons } from '#web/ui/late-buttons.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { passkeysQuery } from '../passkeys-query.ts';
import { useSignInAgain } from '../sign-in-again.tsx';

/** Key of the namespace `fields`. */
const nameMissing = 'passkey_name_missing';

type Passkey = Passkeys['passkeys'][number];

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
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const { dialog, run: runRecent } = useSignInAgain();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
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
    if (name.trim() === '') {
      setError(nameMissing);
      field.current?.focus();
      return;
    }
    void run(async () => {
      setError(undefined);
      try {
        if (typeof PublicKeyCredential === 'undefined') return setError(t('passkeys.unknown'));
        if (!(await make())) return;
        setName('');
        toast.success(t('passkeys.added'));
        // It was added, also where the list cannot be read again now.
        await fetchFresh(queries, passkeysQuery).catch(() => undefined);
      } catch (problem) {
        if (problem instanceof Problem) setError(problem.fields.name ?? textOf(problem));
        else setError(t(nameOf(problem) === 'InvalidStateError' ? 'passkeys.known' : 'passkeys.notMade'));
      }
    });
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid max-w-lg gap-5">
      <TextInput
        ref={field}
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        required
        maxLength={60}
        autoComplete="off"
        value={name}
        error={error}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
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

interface QuestionProps {
  passkey: Passkey | undefined;
  onEnd: () => void;
}

function Rename({ passkey, onEnd }: QuestionProps) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const end = () => {
    setTyped(undefined);
    setError(undefined);
    onEnd();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = typed ?? passkey?.name ?? '';
    if (name.trim() === '') {
      setError(nameMissing);
      field.current?.focus();
      return;
    }
    void run(async () => {
      if (!passkey) return;
      try {
        await api(renamePasskeyCall, { params: { id: passkey.id }, body: { name } });
        toast.success(t('passkeys.renamed'));
        await fetchFresh(queries, passkeysQuery).catch(() => undefined);
        end();
      } catch (problem) {
        setError((problem instanceof Problem && problem.fields.name) || textOf(problem));
      }
    });
  };
  return (
    <Dialog
      open={passkey !== undefined}
      onOpenChange={(open) => {
        if (!open && !busy) end();
      }}
      title={t('passkeys.renameOf', { name: passkey?.name ?? '' })}
    >
      <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-5">
        <TextInput
          ref={field}
          label={t('passkeys.name')}
          required
          maxLength={60}
          autoComplete="off"
          value={typed ?? passkey?.name ?? ''}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('passkeys.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Remove({ passkey, onEnd }: QuestionProps) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const { dialog, run: runRecent } = useSignInAgain();
  const remove = ({ id }: Passkey) =>
    run(async () => {
      try {
        if (!(await runRecent(() => api(removePasskeyCall, { params: { id } })))) return;
        toast.success(t('passkeys.removed'));
        outdate(queries, listOwnSessionsCall);
      } catch (problem) {
        toast.error(textOf(problem));
      }
      await fetchFresh(queries, passkeysQuery).catch(() => undefined);
      onEnd();
      // What was pressed may be gone.
      document.getElementById('passkeys')?.focus();
    });
  return (
    <>
      <Dialog
        open={passkey !== undefined}
        onOpenChange={(open) => {
          if (!open && !busy) onEnd();
        }}
        title={t('passkeys.question', { name: passkey?.name ?? '' })}
        description={t('passkeys.happens')}
      >
        <LateButtons>
          <Button kind="danger" busy={busy} onClick={() => passkey && void remove(passkey)}>
            {t('passkeys.remove')}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onEnd}>
            {t('passkeys.keep')}
          </Button>
        </LateButtons>
      </Dialog>
      {dialog}
    </>
  );
}
