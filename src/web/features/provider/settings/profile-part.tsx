import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { addresses } from '#web/lib/addresses.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useBusinessSearch } from '../panel-links.tsx';
import { PanelSection } from '../panel-section.tsx';
import { profileQuery } from '../queries.ts';
import { useMember } from '../use-member.ts';

const ProfileForm = lazy(() => import('./profile-form.tsx'));

/** What travellers read of the organisation. Until it is approved, its application has these texts. */
export function ProfilePart() {
  const { t } = useTranslation('provider-settings');
  const { providerId } = useMember();
  const textOf = useProblemText();
  const search = useBusinessSearch();
  const { data, error, isPending, refetch } = useQuery(profileQuery(providerId));
  const approved = data?.status === 'approved' || data?.status === 'suspended';
  return (
    <PanelSection
      title={t('profile.title')}
      text={data && t(approved ? 'profile.text' : 'profile.application')}
      action={
        data?.status === 'approved' && (
          <TextLink to="/providers/$id" params={{ id: providerId }}>
            {t('profile.page')}
          </TextLink>
        )
      }
    >
      {isPending ? (
        <FormSkeleton />
      ) : !data ? (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      ) : approved ? (
        <LazyPart loading={<FormSkeleton />}>
          <ProfileForm key={providerId} profile={data} />
        </LazyPart>
      ) : (
        data.status !== 'suspended' && (
          <div>
            <LinkButton to={addresses.onboard} search={search} kind="quiet">
              {t('profile.toApplication')}
            </LinkButton>
          </div>
        )
      )}
    </PanelSection>
  );
}

const FormSkeleton = () => (
  <Skeleton>
    <SkeletonBox className="h-36" />
    <SkeletonBox className="h-36" />
    <SkeletonBox className="h-12 max-w-md" />
  </Skeleton>
);
