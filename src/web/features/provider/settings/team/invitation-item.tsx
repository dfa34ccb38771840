import { useId } from 'react';
import { resendInvitationCall, type TeamInvitation, withdrawInvitationCall } from '#shared/contracts/provider-team.ts';
import { formatInstant } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMember } from '../../use-member.ts';
import { useTeamChange } from './use-team.ts';

/** An open invitation, which can be sent again and withdrawn. */
export function InvitationItem({ invitation }: { invitation: TeamInvitation }) {
  const { t } = useTranslation(['provider-team', 'rights']);
  const lang = useLang();
  const heading = useId();
  const { providerId, rights: mine } = useMember();
  const { busy, wrong, change, dialog } = useTeamChange();
  const { id, email, rights, invitedBy, expiresAt, expired } = invitation;
  const input = { params: { id }, query: { providerId } };
  const when = formatInstant(new Date(expiresAt), lang);
  const resend = () => change(() => api(resendInvitationCall, input), { text: t('resend.done', { email }) });
  const withdraw = () => change(() => api(withdrawInvitationCall, input), { text: t('withdraw.done', { email }) });
  return (
    <article aria-labelledby={heading} className="grid grid-cols-1 gap-3 rounded-m border border-line p-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={heading} className="text-m wrap-anywhere">
            {email}
          </h3>
          <Badge tone={expired ? 'neutral' : 'warning'}>{t(expired ? 'invited.expired' : 'invited.open')}</Badge>
        </div>
        <p className="text-s">{rights.map((right) => t(`rights:${right}`)).join(', ')}</p>
        <p className="text-s text-ink-soft wrap-anywhere">
          {t(expired ? 'invited.until' : 'invited.by', { name: invitedBy, date: when })}
        </p>
      </div>
      {wrong.other !== undefined && <News tone="danger">{wrong.other}</News>}
      <div className="flex flex-wrap gap-3">
        {rights.every((right) => mine.includes(right)) && (
          <Button kind="quiet" busy={busy} aria-label={t('resend.to', { email })} onClick={() => void resend()}>
            {t('resend')}
          </Button>
        )}
        <Button kind="plain" disabled={busy} aria-label={t('withdraw.to', { email })} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      </div>
      {dialog}
    </article>
  );
}
