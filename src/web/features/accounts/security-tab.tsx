import { useQuery } from '@tanstack/react-query';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { identitiesQuery } from './identities-query.ts';
import { FirstPassword } from './security/first-password.tsx';
import { IdentitiesPart } from './security/identities-part.tsx';
import { PasskeysPart } from './security/passkeys-part.tsx';
import { PasswordPart } from './security/password-part.tsx';
import { SecondFactorPart } from './security/second-factor-part.tsx';
import { SessionsPart } from './security/sessions-part.tsx';

/**
 * The profile's tab for the password, passkeys, linked accounts, two-step verification and the devices that are signed in.
 * @param email of the account
 */
export default function SecurityTab({ email }: { email: string }) {
  const { data, isPending } = useQuery(identitiesQuery);
  return (
    <div className="grid grid-cols-1 gap-14">
      {isPending ? (
        <Skeleton>
          <SkeletonBox className="h-8 w-56" />
          <SkeletonBox className="h-72 max-w-lg" />
        </Skeleton>
      ) : data?.hasPassword === false ? (
        <FirstPassword email={email} />
      ) : (
        // Also where it could not be read, since most have one.
        <PasswordPart email={email} />
      )}
      <PasskeysPart />
      <IdentitiesPart />
      <SecondFactorPart {...{ email, hasPassword: data?.hasPassword ?? true }} />
      <SessionsPart />
    </div>
  );
}
