import { saveContactCall } from '#shared/contracts/onboarding.ts';
import { api } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextInput } from '#web/ui/inputs.tsx';
import { ScreenForm } from '../wizard/screen-form.tsx';
import type { ScreenProps } from '../wizard/screen-props.ts';
import { useKept } from '../wizard/use-kept.ts';
import { useSave } from '../wizard/use-save.ts';

/** How the business is reached; the account's own phone is offered first. */
export function ContactScreen({ application, goOn }: ScreenProps) {
  const { t } = useTranslation('application');
  const own = useSession().user?.phone ?? '';
  const [typed, setTyped] = useKept(`contact:${application.providerId}`, {
    email: application.contact.email,
    phone: application.contact.phone ?? own,
  });
  const { save, busy, failure, fields, clear } = useSave();
  const next = async () => {
    if (await save(() => api(saveContactCall, { body: typed }))) await goOn();
  };
  return (
    <ScreenForm screen="contact" busy={busy} failure={failure} onNext={next}>
      <TextInput
        className="max-w-xl"
        required
        type="tel"
        autoComplete="tel"
        placeholder="0712 345 678"
        label={t('contact.phone')}
        hint={t('contact.phoneHint')}
        maxLength={40}
        value={typed.phone}
        error={fields.phone}
        onChange={({ target }) => {
          setTyped({ ...typed, phone: target.value });
          clear();
        }}
      />
      <TextInput
        className="max-w-xl"
        required
        type="email"
        autoComplete="email"
        label={t('contact.email')}
        hint={t('contact.emailHint')}
        maxLength={254}
        value={typed.email}
        error={fields.email}
        onChange={({ target }) => {
          setTyped({ ...typed, email: target.value });
          clear();
        }}
      />
    </ScreenForm>
  );
}
