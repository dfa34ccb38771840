import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextInput } from '#web/ui/inputs.tsx';
import type { Contact } from './draft.ts';

export interface ContactValues {
  contact: Contact;
}

/** The contact's name, e-mail address and phone. */
export function ContactStep({ form }: { form: UseFormReturn<ContactValues> }) {
  const { t } = useTranslation('bookings');
  const { errors } = form.formState;
  const field = (name: keyof Contact) => ({
    error: errors.contact?.[name],
    ...form.register(`contact.${name}`, { onChange: () => form.clearErrors(`contact.${name}`) }),
  });
  return (
    <div className="grid gap-5">
      <TextInput label={t('contact.name')} autoComplete="name" optional {...field('name')} />
      <TextInput
        label={t('contact.email')}
        hint={t('contact.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <TextInput
        label={t('contact.phone')}
        hint={t('contact.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional
        {...field('phone')}
      />
    </div>
  );
}
