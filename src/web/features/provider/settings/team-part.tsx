import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Team } from '#shared/contracts/provider-team.ts';
import { teamLimits } from '#shared/team-limits.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { PanelSection } from '../panel-section.tsx';
import { profileQuery, teamQuery } from '../queries.ts';
import { useMember } from '../use-member.ts';
import { InvitationItem } from './team/invitation-item.tsx';
import { InviteForm } from './team/invite-form.tsx';
import { MemberItem } from './team/member-item.tsx';

/** Who acts for the business, who is invited, and the form that invites. */
export function TeamPart() {
  const { t } = useTranslation('provider-team');
  const { providerId } = useMember();
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(teamQuery(providerId));
  return (
    <PanelSection title={t('title')} text={t('text')}>
      {isPending ? (
        <Skeleton>
          <SkeletonBox className="h-32 max-w-2xl" />
          <SkeletonBox className="h-32 max-w-2xl" />
        </Skeleton>
      ) : data ? (
        <People key={providerId} team={data} />
      ) : (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      )}
    </PanelSection>
  );
}

function People({ team: { members, invitations } }: { team: Team }) {
  const { t } = useTranslation('provider-team');
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      {members.map((member) => (
        <MemberItem key={member.id} member={member} />
      ))}
      {invitations.map((invitation) => (
        <InvitationItem key={invitation.id} invitation={invitation} />
      ))}
      {members.length === 1 && invitations.length === 0 && <p className="text-ink-soft">{t('alone')}</p>}
      {members.length + invitations.length < teamLimits.people ? (
        <Invite />
      ) : (
        <p className="text-ink-soft">{t('full', { count: teamLimits.people })}</p>
      )}
    </div>
  );
}

function Invite() {
  const { t } = useTranslation('provider-team');
  const { providerId } = useMember();
  const approved = useQuery(profileQuery(providerId)).data?.status === 'approved';
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    // The button that was pressed is gone.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {open ? (
        <InviteForm onDone={close} />
      ) : approved ? (
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {t('invite')}
        </Button>
      ) : (
        <p className="text-ink-soft">{t('notApproved')}</p>
      )}
    </div>
  );
}
