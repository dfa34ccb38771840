import { type ReactNode, type RefObject, useState } from 'react';
import type { AdminUser } from '#shared/contracts/admin-users.ts';
import {
  changeRoleCall,
  endSessionsCall,
  getUserCall,
  listUsersCall,
  removeAvatarOfCall,
  removeFactorCall,
  restorePersonCall,
  sendVerificationCall,
  startPasswordResetCall,
  suspendPersonCall,
} from '#shared/contracts/admin-users.ts';
import { getSettingsCall } from '#shared/contracts/settings.ts';
import { roles } from '#shared/rights.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Select } from '#web/ui/inputs.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { ActFrame } from '../acts/act-frame.tsx';
import { ReasonField } from '../acts/reason-field.tsx';
import { useAct } from '../acts/use-act.ts';
import { roleTexts } from './user-words.tsx';

export type ActKind = 'suspend' | 'restore' | 'role' | 'sessions' | 'verify' | 'reset' | 'factor' | 'photo';

interface ActProps {
  user: AdminUser;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
  returnTo: RefObject<HTMLElement | null>;
}

/** Says what follows from something that can be done with an account, and does it. */
export function ActDialog({ kind, ...props }: ActProps & { kind: ActKind }) {
  const Dialog = dialogs[kind];
  return <Dialog {...props} />;
}

const dialogs = {
  suspend: SuspendDialog,
  restore: RestoreDialog,
  role: RoleDialog,
  sessions: SessionsDialog,
  verify: VerifyDialog,
  reset: ResetDialog,
  factor: FactorDialog,
  photo: PhotoDialog,
} satisfies Record<ActKind, (props: ActProps) => ReactNode>;

const accountChange = ({ onDone }: ActProps) => ({ onDone, changes: [getUserCall, listUsersCall, getSettingsCall] });

/** Where this is the last admin who can agree to what one asks. */
function useOnlyDecider({ onlyDecider, name }: AdminUser): readonly string[] {
  const { t } = useTranslation('admin-users');
  return onlyDecider ? [t('onlyDecider', { name })] : [];
}

const languageTexts = { en: 'language.en', sw: 'language.sw' } as const;

function SuspendDialog(props: ActProps) {
  const { t } = useTranslation('admin-users');
  const { id, name, language } = props.user;
  const [reason, setReason] = useState('');
  const act = useAct(accountChange(props));
  const foreign = useForeign();
  const send = () =>
    act.act({
      call: (idempotencyKey) =>
        api(suspendPersonCall, { params: { id }, body: { reason: reason.trim() }, idempotencyKey }),
      content: reason.trim(),
      done: t('suspend.done', { name }),
    });
  return (
    <ActFrame
      {...props}
      act={act}
      title={t('suspend.title', { name })}
      effects={[t('suspend.out'), t('suspend.bookings'), t('suspend.business'), t('suspend.email')]}
      warnings={useOnlyDecider(props.user)}
      confirm={{ label: t('suspend.confirm'), danger: true, send }}
    >
      <ReasonField
        {...{ reason, setReason, act }}
        lang={foreign(language)}
        hint={t('suspend.reasonHint', { language: t(languageTexts[language]) })}
      />
    </ActFrame>
  );
}

function RestoreDialog(props: ActProps) {
  const { t } = useTranslation('admin-users');
  const { id, name, role } = props.user;
  const act = useAct(accountChange(props));
  const send = () =>
    act.act({
      call: (idempotencyKey) => api(restorePersonCall, { params: { id }, idempotencyKey }),
      content: 'restore',
      done: t('restore.done', { name }),
    });
  return (
    <ActFrame
      {...props}
      act={act}
      title={t('restore.title', { name })}
      effects={[t('restore.in'), ...(role === 'admin' ? [t('restore.admin')] : []), t('restore.email')]}
      confirm={{ label: t('restore.confirm'), send }}
    />
  );
}

const effectTexts = { user: 'roles.user', provider: 'roles.provider', admin: 'roles.toAdmin' } as const;

function RoleDialog(props: ActProps) {
  const { t } = useTranslation('admin-users');
  const { id, name, email, emailVerifiedAt, role: present } = props.user;
  const [role, setRole] = useState(present);
  const [reason, setReason] = useState('');
  const act = useAct(accountChange(props));
  const isSame = role === present;
  const body = { role, reason: reason.trim() };
  const send = () =>
    act.act({
      call: (idempotencyKey) => api(changeRoleCall, { params: { id }, body, idempotencyKey }),
      content: body,
      done: t('roles.done', { name }),
    });
  const lost = present === 'admin' ? [t('roles.fromAdmin')] : [];
  const gained = role === 'admin' ? [t('roles.newAdmin')] : [];
  const onlyDecider = useOnlyDecider(props.user);
  const unverified = role === 'admin' && !emailVerifiedAt ? [t('roles.unverified', { email })] : [];
  return (
    <ActFrame
      {...props}
      act={act}
      title={t('roles.title', { name })}
      effects={isSame ? [t('roles.same')] : [...lost, t(effectTexts[role]), ...gained, t('roles.once')]}
      warnings={isSame ? [] : [...onlyDecider, ...unverified]}
      confirm={{ label: t('roles.confirm'), danger: present === 'admin' || role === 'admin', send, disabled: isSame }}
      first={
        <Select
          label={t('roles.new')}
          value={role}
          onChange={({ target }) => setRole(roles.find((each) => each === target.value) ?? present)}
        >
          {roles.map((each) => (
            <option key={each} value={each}>
              {t(roleTexts[each])}
            </option>
          ))}
        </Select>
      }
    >
      <ReasonField {...{ reason, setReason, act }} hint={t('roles.reasonHint')} />
    </ActFrame>
  );
}

function SessionsDialog(props: ActProps) {
  const { t } = useTranslation('admin-users');
  const { id, name, own } = props.user;
  const act = useAct(accountChange(props));
  const send = () =>
    act.act({
      call: (idempotencyKey) => api(endSessionsCall, { params: { id }, idempotencyKey }),
      content: 'sessions',
      done: own ? t('sessions.doneOwn') : t('sessions.done', { name }),
    });
  return (
    <ActFrame
      {...props}
      act={act}
      title={own ? t('sessions.askOwn') : t('sessions.ask', { name })}
      effects={[t(own ? 'sessions.goesOn' : 'sessions.again')]}
      confirm={{ label: t(own ? 'sessions.openOwn' : 'sessions.confirm'), danger: true, send }}
    />
  );
}

function VerifyDialog(props: ActProps) {
  const { t } = useTranslation('admin-users');
  const { id, name, email } = props.user;
  const act = useAct(accountChange(props));
  const send = () =>
    act.act({
      call: (idempotencyKey) => api(sendVerificationCall, { params: { id }, idempotencyKey }),
      content: 'verify',
      done: t('verify.done', { email }),
    });
  return (
    <ActFrame
      {...props}
      act={act}
      title={t('verify.title', { name })}
      effects={[t('verify.link', { email }), t('verify.limit')]}
      confirm={{ label: t('verify.confirm'), send }}
    />
  );
}

function ResetDialog(props: ActProps) {
  const { t } = useTranslation('admin-users');
  const { id, name, email } = props.user;
  const act = useAct(accountChange(props));
  const send = () =>
    act.act({
      call: (idempotencyKey) => api(startPasswordResetCall, { params: { id }, idempotencyKey }),
      content: 'reset',
      done: t('reset.done', { email }),
    });
  return (
    <ActFrame
      {...props}
      act={act}
      title={t('reset.title', { name })}
      effects={[t('reset.link', { email }), t('reset.stays'), t('reset.limit')]}
      confirm={{ label: t('reset.confirm'), send }}
    />
  );
}

function FactorDialog(props: ActProps) {
  const { t } = useTranslation('admin-users');
  const { id, name, role } = props.user;
  const isAdmin = role === 'admin';
  const [reason, setReason] = useState('');
  const act = useAct(accountChange(props));
  const send = () =>
    act.act({
      call: (idempotencyKey) =>
        api(removeFactorCall, { params: { id }, body: { reason: reason.trim() }, idempotencyKey }),
      content: reason.trim(),
      done: t('factor.done', { name }),
    });
  return (
    <ActFrame
      {...props}
      act={act}
      title={t('factor.title', { name })}
      effects={[
        ...[t('factor.sure'), t('factor.password'), t(isAdmin ? 'factor.emailAdmin' : 'factor.email')],
        ...(isAdmin ? [t('factor.newAdmin')] : []),
      ]}
      warnings={useOnlyDecider(props.user)}
      confirm={{ label: t('factor.confirm'), danger: true, send }}
    >
      <ReasonField {...{ reason, setReason, act }} hint={t('factor.reasonHint')} />
    </ActFrame>
  );
}

function PhotoDialog(props: ActProps) {
  const { t } = useTranslation('admin-users');
  const { id, name } = props.user;
  const [reason, setReason] = useState('');
  const act = useAct(accountChange(props));
  const send = () =>
    act.act({
      call: (idempotencyKey) =>
        api(removeAvatarOfCall, { params: { id }, body: { reason: reason.trim() }, idempotencyKey }),
      content: reason.trim(),
      done: t('photo.done', { name }),
    });
  return (
    <ActFrame
      {...props}
      act={act}
      title={t('photo.title', { name })}
      effects={[t('photo.gone'), t('photo.again')]}
      confirm={{ label: t('photo.open'), danger: true, send }}
    >
      <ReasonField {...{ reason, setReason, act }} hint={t('roles.reasonHint')} />
    </ActFrame>
  );
}
