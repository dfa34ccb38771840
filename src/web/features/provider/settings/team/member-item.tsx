import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useId, useRef, useState } from 'react';
import { meCall } from '#shared/contracts/accounts.ts';
import { changeRightsCall, removeMemberCall, type TeamMember } from '#shared/contracts/provider-team.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { updateUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMember } from '../../use-member.ts';
import { RightsChoice } from './rights-choice.tsx';
import { useTeamChange } from './use-team.ts';

/** One member: who they are, what they may do, and the ways to change that or to remove them. */
export function MemberItem({ member }: { member: TeamMember }) {
  const { t } = useTranslation(['provider-team', 'rights']);
  const lang = useLang();
  const id = useId();
  const { rights: mine } = useMember();
  const [open, setOpen] = useState<'rights' | 'remove'>();
  const ways = useRef<HTMLDivElement>(null);
  const { name, email, rights, joinedAt, you } = member;
  const close = () => {
    setOpen(undefined);
    // The button that was pressed is gone.
    ways.current?.focus();
  };
  const removable = !you && rights.every((right) => mine.includes(right));
  return (
    <article aria-labelledby={id} className="grid grid-cols-1 gap-3 rounded-m border border-line p-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={id} className="text-m wrap-anywhere">
            {name}
          </h3>
          {you && <Badge>{t('you')}</Badge>}
        </div>
        <Small>{email}</Small>
        <p className="text-s">{rights.map((right) => t(`rights:${right}`)).join(', ') || t('noRights')}</p>
        <Small>{t('since', { date: formatDate(dateInNairobi(new Date(joinedAt)), lang) })}</Small>
      </div>
      <div ref={ways} tabIndex={-1} className="outline-none">
        {open === 'rights' ? (
          <RightsForm member={member} onDone={close} />
        ) : open === 'remove' ? (
          <RemoveForm member={member} onDone={close} />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button kind="quiet" aria-label={t('rights.of', { name })} onClick={() => setOpen('rights')}>
              {t('rights.change')}
            </Button>
            {removable && (
              <Button kind="plain" aria-label={t('remove.of', { name })} onClick={() => setOpen('remove')}>
                {t('remove')}
              </Button>
            )}
          </div>
        )}
      </div>
    </article>
  );
}

const Small = ({ children }: { children: ReactNode }) => (
  <p className="text-s text-ink-soft wrap-anywhere">{children}</p>
);

interface FormProps {
  member: TeamMember;
  onDone: () => void;
}

function RightsForm({ member, onDone }: FormProps) {
  const { t } = useTranslation('provider-team');
  const { providerId } = useMember();
  const router = useRouter();
  const [rights, setRights] = useState(member.rights);
  const { busy, wrong, setWrong, change, dialog } = useTeamChange();
  const send = () =>
    change(
      async () => {
        const team = await api(changeRightsCall, {
          params: { id: member.id },
          query: { providerId },
          body: { rights },
        });
        if (member.you) {
          updateUser((await api(meCall, {})).user);
          await router.invalidate();
        }
        return team;
      },
      { text: t('rights.done', { name: member.name }), onDone },
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <RightsChoice
        rights={rights}
        error={wrong.rights}
        onChange={(chosen) => {
          setRights(chosen);
          setWrong({});
        }}
      />
      {wrong.other !== undefined && <News tone="danger">{wrong.other}</News>}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void send()} className="max-sm:flex-auto">
          {t('rights.save')}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onDone} className="max-sm:flex-auto">
          {t('back')}
        </Button>
      </div>
      {dialog}
    </div>
  );
}

function RemoveForm({ member, onDone }: FormProps) {
  const { t } = useTranslation('provider-team');
  const { providerId } = useMember();
  const { busy, wrong, change, dialog } = useTeamChange();
  const { id, name } = member;
  const send = () =>
    change(() => api(removeMemberCall, { params: { id }, query: { providerId } }), {
      text: t('remove.done', { name }),
    });
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>{t('remove.text', { name })}</p>
      {wrong.other !== undefined && <News tone="danger">{wrong.other}</News>}
      <div className="flex flex-wrap gap-3">
        <Button kind="danger" busy={busy} onClick={() => void send()} className="max-sm:flex-auto">
          {t('remove.confirm')}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onDone} className="max-sm:flex-auto">
          {t('back')}
        </Button>
      </div>
      {dialog}
    </div>
  );
}
