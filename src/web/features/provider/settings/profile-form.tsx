import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type ProviderProfile, updateProviderProfileCall } from '#shared/contracts/provider-profile.ts';
import { type SpokenLanguage, spokenLanguages } from '#shared/spoken-languages.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { api } from '#web/lib/api.ts';
import { lazyResolver, showProblem } from '#web/lib/form.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldMessage, useFieldMessage } from '#web/ui/field.tsx';
import { Textarea, TextInput } from '#web/ui/inputs.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';
import { useLangs } from '#web/ui/use-langs.ts';
import { profileQuery } from '../queries.ts';
import { useMember } from '../use-member.ts';

/** A text that the organisation has already may be older than the rule, and is not judged again. */
const resolverOf = (profile: ProviderProfile) =>
  lazyResolver({
    load: async () => {
      const [{ ProviderProfileRequest }, { changedTexts }] = await Promise.all([
        import('#shared/contracts/provider-profile.schemas.ts'),
        import('#shared/contracts/changed-texts.schemas.ts'),
      ]);
      return ProviderProfileRequest.check(changedTexts(profile));
    },
  });

/** The texts about an organisation and how its guests reach it. */
export default function ProfileForm({ profile }: { profile: ProviderProfile }) {
  const { t } = useTranslation('provider-settings');
  const { providerId } = useMember();
  const langs = useLangs();
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const again = useSignInAgain();
  const [notice, setNotice] = useState<FailureWords>();
  const { form, prepare } = useProfileForm(profile);
  const send = form.handleSubmit(async (body) => {
    setNotice(undefined);
    try {
      const query = { providerId };
      const saved = await again.run(() => api(updateProviderProfileCall, { query, body }));
      if (!saved) return;
      queries.setQueryData(profileQuery(providerId).queryKey, saved);
      form.reset(valuesOf(saved));
      toast.success(t('profile.saved'));
    } catch (problem) {
      setNotice(showProblem(form, problem, wordsFor(problem, t('profile.failed'))));
    }
  });
  const field = (name: 'about.en' | 'about.sw' | 'phone' | 'email') => ({
    error: form.getFieldState(name, form.formState).error,
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  });
  return (
    <>
      <LeaveQuestion asks={form.formState.isDirty} />
      <form onSubmit={send} onFocus={prepare} noValidate className="grid max-w-2xl grid-cols-1 gap-6">
        {langs.map((lang) => (
          <Textarea
            key={lang}
            lang={lang}
            rows={5}
            label={t(lang === 'en' ? 'profile.aboutEn' : 'profile.aboutSw')}
            hint={lang === langs[0] && t('profile.aboutHint')}
            {...field(`about.${lang}`)}
          />
        ))}
        <Languages form={form} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            type="tel"
            autoComplete="tel"
            required
            label={t('profile.phone')}
            hint={t('profile.phoneHint')}
            {...field('phone')}
          />
          <TextInput
            type="email"
            autoComplete="email"
            required
            label={t('profile.email')}
            hint={t('profile.emailHint')}
            {...field('email')}
          />
        </div>
        {notice && (
          <Notice tone="danger" title={notice.title}>
            {notice.text}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {t('profile.save')}
          </Button>
        </div>
      </form>
      {again.dialog}
    </>
  );
}

function useProfileForm(profile: ProviderProfile) {
  const { resolver, prepare } = useMemo(() => resolverOf(profile), [profile]);
  return { form: useForm({ resolver, reValidateMode: 'onSubmit', defaultValues: valuesOf(profile) }), prepare };
}

const valuesOf = ({ about, languages, phone, email }: ProviderProfile) => ({
  ...{ about, email, phone: phone ?? '' },
  languages: languages as SpokenLanguage[],
});

function Languages({ form }: { form: ReturnType<typeof useProfileForm>['form'] }) {
  const { t } = useTranslation(['provider-settings', 'catalogue']);
  const message = useFieldMessage(form.getFieldState('languages', form.formState).error);
  const box = form.register('languages', { onChange: () => form.clearErrors('languages') });
  return (
    <fieldset aria-describedby={message === undefined ? undefined : 'languages-error'} className="grid gap-2">
      <legend className="mb-2 text-s font-semibold">{t('profile.languages')}</legend>
      <div className="flex flex-wrap gap-2">
        {spokenLanguages.map((code) => (
          <label
            key={code}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 hover:bg-sunken has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input {...box} type="checkbox" value={code} className="sr-only" />
            {t(`catalogue:language.${code}`)}
          </label>
        ))}
      </div>
      <FieldMessage id="languages-error" message={message} />
    </fieldset>
  );
}
