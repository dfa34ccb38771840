import { type RefObject, useState } from 'react';
import type { AdminUser } from '#shared/contracts/admin-users.ts';
import { getUserCall, removeIdentityOfCall, removePasskeyOfCall } from '#shared/contracts/admin-users.ts';
import type { IdentityProvider } from '#shared/identity-providers.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ActFrame } from '../acts/act-frame.tsx';
import { ReasonField } from '../acts/reason-field.tsx';
import { useAct } from '../acts/use-act.ts';

/** A linked account or a passkey, with its words. */
export type Way = { title: string } & ({ provider: IdentityProvider } | { passkeyId: string });

interface RemoveWayDialogProps {
  user: AdminUser;
  way: Way;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
  returnTo: RefObject<HTMLElement | null>;
}

/** Says what follows from removing a way to sign in, and does it; never the last one of somebody without a password. */
export function RemoveWayDialog({ way, ...props }: RemoveWayDialogProps) {
  const { t } = useTranslation('admin-users');
  const { id, name, waysIn } = props.user;
  const [reason, setReason] = useState('');
  const act = useAct({ onDone: props.onDone, changes: [getUserCall] });
  const isLast = !waysIn.password && waysIn.linked.length + waysIn.passkeys.length === 1;
  const send = () =>
    act.act({
      call: (idempotencyKey) => {
        const sent = { params: { id }, idempotencyKey };
        const why = { reason: reason.trim() };
        return 'provider' in way
          ? api(removeIdentityOfCall, { ...sent, body: { provider: way.provider, ...why } })
          : api(removePasskeyOfCall, { ...sent, body: { passkeyId: way.passkeyId, ...why } });
      },
      content: reason.trim(),
      done: t('waysIn.removed', { name }),
    });
  return (
    <ActFrame
      {...props}
      act={act}
      title={t('waysIn.ask', { name })}
      effects={[t('factor.sure'), t('waysIn.gone', { way: way.title }), t('waysIn.out'), t('factor.email')]}
      warnings={isLast ? [t('waysIn.last')] : []}
      confirm={{ label: t('factor.confirm'), danger: true, disabled: isLast, send }}
    >
      {!isLast && <ReasonField {...{ reason, setReason, act }} hint={t('factor.reasonHint')} />}
    </ActFrame>
  );
}
