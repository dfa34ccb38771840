import { saveBusinessCall } from '#shared/contracts/onboarding.ts';
import { nameMost } from '#shared/onboarding-steps.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextInput } from '#web/ui/inputs.tsx';
import { refreshAccount } from '../queries.ts';
import { ScreenForm } from '../wizard/screen-form.tsx';
import type { ScreenProps } from '../wizard/screen-props.ts';
import { useKept } from '../wizard/use-kept.ts';
import { useSave } from '../wizard/use-save.ts';

/** What the business is called. */
export function NameScreen({ application, goOn }: ScreenProps) {
  const { t } = useTranslation('application');
  const [name, setName] = useKept(`name:${application.providerId}`, application.name);
  const { save, busy, failure, fields, clear } = useSave();
  const next = async () => {
    if (!(await save(() => api(saveBusinessCall, { body: { name } })))) return;
    if (name !== application.name) await refreshAccount();
    await goOn();
  };
  return (
    <ScreenForm screen="name" busy={busy} failure={failure} onNext={next}>
      <TextInput
        className="max-w-xl"
        required
        autoComplete="organization"
        label={t('name.label')}
        {...(fields.name === undefined && { hint: t('name.most', { most: nameMost }) })}
        value={name}
        error={fields.name}
        onChange={({ target }) => {
          setName(target.value);
          clear();
        }}
      />
    </ScreenForm>
  );
}
