import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { listOwnSessionsCall } from '#shared/contracts/account-changes.ts';
import { type Passkeys, removePasskeyCall, renamePasskeyCall } from '#shared/contracts/passkeys.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { fetchFresh, outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { LateButtons } from '#web/ui/late-buttons.tsx';
import { passkeysQuery } from '../passkeys-query.ts';
import { useSignInAgain } from '../sign-in-again.tsx';
import { usePasskeyName } from './use-passkey-name.ts';

export type Passkey = Passkeys['passkeys'][number];

interface QuestionProps {
  passkey: Passkey | undefined;
  onEnd: () => void;
}

/** Asks for another name. */
export function Rename({ passkey, onEnd }: QuestionProps) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const { busy, run } = useOneAtATime();
  const { name, field, isMissing, refuseFor, reset } = usePasskeyName(passkey?.name ?? '');
  const end = () => {
    reset();
    onEnd();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMissing()) return;
    void run(async () => {
      if (!passkey) return;
      try {
        await api(renamePasskeyCall, { params: { id: passkey.id }, body: { name } });
        toast.success(t('passkeys.renamed'));
        await fetchFresh(queries, passkeysQuery).catch(() => undefined);
        end();
      } catch (problem) {
        refuseFor(problem);
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
        <TextInput {...field} />
        <div>
          <Button type="submit" busy={busy}>
            {t('passkeys.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Asks whether a passkey shall be removed. */
export function Remove({ passkey, onEnd }: QuestionProps) {
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
