import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { updateProfileCall } from '#shared/contracts/account-changes.ts';
import type { User } from '#shared/contracts/accounts.ts';
import { calendarDate, today } from '#shared/dates.ts';
import { foldEmail } from '#shared/email.ts';
import type { travelStyles } from '#shared/profile-choices.ts';
import { api } from '#web/lib/api.ts';
import { pageClock } from '#web/lib/clock.ts';
import { lazyResolver, showProblem } from '#web/lib/form.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { updateUser } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { PasswordInput, Select, Textarea, TextInput } from '#web/ui/inputs.tsx';
import { fieldsToSend } from './fields-to-send.ts';
import { bindField } from './form-parts/bind-field.ts';
import { Interests } from './form-parts/interests.tsx';
import { SendAgain } from './form-parts/send-again.tsx';

/** Written out, because the shared list comes with the schemas, in a chunk of its own. */
const styles = ['budget', 'mid-range', 'luxury', 'adventure', 'cultural'] as const satisfies typeof travelStyles;

const oldestBirthday = calendarDate('1900-01-01');

const resolverFor = ({ name }: User) =>
  lazyResolver({ load: async () => (await import('#shared/contracts/accounts.schemas.ts')).profileForm(name) });

/** The form for the person's account. */
export default function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation(['accounts', 'common']);
  const wordsFor = useFailureWords();
  const [{ resolver, prepare }] = useState(() => resolverFor(user));
  const form = useProfileForm(user, resolver);
  const [notice, setNotice] = useState<FailureWords>();
  const send = form.handleSubmit(async (values) => {
    setNotice(undefined);
    try {
      const before = form.formState.defaultValues ?? {};
      const body = fieldsToSend(values, { before, now: form.getValues() });
      const saved = await api(updateProfileCall, { body });
      updateUser(saved.user);
      form.reset(valuesOf(saved.user));
      toast.success(t('profile.saved'));
    } catch (problem) {
      setNotice(showProblem(form, problem, wordsFor(problem, t('profile.failed'))));
    }
  });
  return (
    <form onSubmit={send} onFocus={prepare} noValidate className="grid gap-12">
      <AboutYou form={form} user={user} />
      <HowYouTravel form={form} />
      <div className="grid justify-items-start gap-4">
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t('profile.save')}
        </Button>
        {notice && (
          <Notice tone="danger" title={notice.title}>
            {notice.text}
          </Notice>
        )}
      </div>
    </form>
  );
}

const useProfileForm = (user: User, resolver: ReturnType<typeof resolverFor>['resolver']) =>
  useForm({ resolver, reValidateMode: 'onSubmit', defaultValues: valuesOf(user) });

type FormOfProfile = ReturnType<typeof useProfileForm>;

/** Name, address with the password that another one needs, phone, birthday and nationality. */
function AboutYou({ form, user }: { form: FormOfProfile; user: User }) {
  const { t } = useTranslation(['accounts', 'common']);
  const now = today(pageClock);
  const field = bindField(form);
  const typed = useWatch({ control: form.control, name: 'email' });
  // Another tab may have saved another address since; then this one is not sent, unless it is changed here.
  const isSameEmail = foldEmail(typed) === foldEmail(form.formState.defaultValues?.email ?? '');
  return (
    <section aria-labelledby="about-you" className="grid gap-5 sm:grid-cols-2">
      <h2 id="about-you" className="col-span-full text-l">
        {t('profile.about')}
      </h2>
      <TextInput autoComplete="name" required label={t('fullName')} {...field('name')} />
      <div className="grid grid-cols-1 content-start gap-3">
        <TextInput
          type="email"
          autoComplete="email"
          required
          label={t('email')}
          hint={user.emailVerified ? t('profile.emailVerified') : t('profile.emailUnverified')}
          {...field('email')}
        />
        {!user.emailVerified && isSameEmail && <SendAgain email={user.email} />}
      </div>
      {!isSameEmail && (
        <PasswordInput
          autoComplete="current-password"
          required
          label={t('password')}
          hint={t('profile.currentPasswordHint')}
          {...field('currentPassword')}
        />
      )}
      <TextInput
        type="tel"
        autoComplete="tel"
        optional
        label={t('phone')}
        hint={t('phoneHint')}
        placeholder="0712 345 678"
        {...field('phone')}
      />
      <Controller
        control={form.control}
        name="dateOfBirth"
        render={({ field: { value, onChange, onBlur, name } }) => (
          <DateField
            optional
            label={t('profile.dateOfBirth')}
            example={calendarDate('1990-04-23')}
            error={form.formState.errors.dateOfBirth}
            value={value ?? ''}
            onChange={(text) => {
              onChange(text);
              form.clearErrors('dateOfBirth');
            }}
            {...{ onBlur, name, today: now, min: oldestBirthday, max: now }}
          />
        )}
      />
      <TextInput autoComplete="country-name" optional label={t('profile.nationality')} {...field('nationality')} />
    </section>
  );
}

/** Travel style, a text about oneself, and interests. */
function HowYouTravel({ form }: { form: FormOfProfile }) {
  const { t } = useTranslation('accounts');
  const field = bindField(form);
  return (
    <section aria-labelledby="how-you-travel" className="grid gap-5 border-t border-line pt-8">
      <h2 id="how-you-travel" className="text-l">
        {t('profile.travel')}
      </h2>
      <Select optional className="sm:max-w-80" label={t('profile.travelStyle')} {...field('travelStyle')}>
        <option value="">{t('profile.noTravelStyle')}</option>
        {styles.map((style) => (
          <option key={style} value={style}>
            {t(`style.${style}`)}
          </option>
        ))}
      </Select>
      <Textarea optional label={t('profile.bio')} hint={t('profile.bioHint')} {...field('bio')} />
      <Interests {...form.register('interests')} />
    </section>
  );
}

/** The account as form values, where null is an empty text. */
function valuesOf({ name, email, phone, dateOfBirth, nationality, travelStyle, bio, interests }: User) {
  return {
    name,
    email,
    currentPassword: '',
    phone: phone ?? '',
    dateOfBirth: dateOfBirth ?? '',
    nationality: nationality ?? '',
    travelStyle: travelStyle ?? ('' as const),
    bio: bio ?? '',
    interests,
  };
}
