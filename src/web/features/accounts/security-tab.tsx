import { PasswordPart } from './security/password-part.tsx';
import { SecondFactorPart } from './security/second-factor-part.tsx';
import { SessionsPart } from './security/sessions-part.tsx';

/** The profile's tab for the password, two-step verification and the devices that are signed in. @param email of the account */
export default function SecurityTab({ email }: { email: string }) {
  return (
    <div className="grid grid-cols-1 gap-14">
      <PasswordPart email={email} />
      <SecondFactorPart email={email} />
      <SessionsPart />
    </div>
  );
}
