import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { changePasswordCall, listOwnSessionsCall } from '#shared/contracts/account-changes.ts';
import { api } from '#web/lib/api.ts';
import { lazyResolver, showProblem } from '#web/lib/form.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordInput } from '#web/ui/inputs.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { bindField } from '../form-parts/bind-field.ts';
import { StrengthMeter } from '../form-parts/strength-meter.tsx';

const { resolver, prepare } = lazyResolver({
  load: async () => (await import('#shared/contracts/accounts.schemas.ts')).ChangePasswordRequest,
});

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** The form that changes the password, and what makes a good one. */
export function PasswordPart({ email }: { email: string }) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const form = useForm({ resolver, reValidateMode: 'onSubmit', defaultValues: empty });
  const field = bindField(form);
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  const [notice, setNotice] = useState<FailureWords>();
  const send = form.handleSubmit(async (body) => {
    setNotice(undefined);
    try {
      await api(changePasswordCall, { body });
      form.reset(empty);
      outdate(queries, listOwnSessionsCall);
      toast.success(t('change.saved'));
    } catch (problem) {
      setNotice(showProblem(form, problem, wordsFor(problem, t('change.failed'))));
    }
  });
  return (
    <section aria-labelledby="change-password" className="grid grid-cols-1 gap-6">
      <h2 id="change-password" className="text-l">
        {t('change.title')}
      </h2>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <form method="post" onSubmit={send} onFocus={prepare} noValidate className="grid max-w-lg gap-5">
          {/* Password managers learn by it whose password is changed. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordInput
            autoComplete="current-password"
            required
            label={t('change.current')}
            {...field('currentPassword')}
          />
          <div>
            <PasswordInput autoComplete="new-password" required label={t('change.new')} {...field('newPassword')} />
            <StrengthMeter password={typed} />
          </div>
          <PasswordInput
            autoComplete="new-password"
            required
            label={t('change.repeat')}
            {...field('confirmPassword')}
          />
          {notice && (
            <Notice tone="danger" title={notice.title}>
              {notice.text}
            </Notice>
          )}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit" busy={form.formState.isSubmitting} className="max-sm:w-full">
              {t('change.save')}
            </Button>
            <TextLink to="/forgot-password" search={{}}>
              {t('change.forgotten')}
            </TextLink>
          </div>
          <p className="text-s text-ink-soft">{t('change.signsOut')}</p>
        </form>
        <Tips />
      </div>
    </section>
  );
}

function Tips() {
  const { t } = useTranslation('security');
  return (
    <div className="grid content-start gap-3 border-l-2 border-line pl-5">
      <h3 className="text-m">{t('tips.title')}</h3>
      <ul className="grid list-disc gap-2 pl-5 text-ink-soft">
        {(['tips.length', 'tips.mixed', 'tips.reuse', 'tips.manager'] as const).map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
    </div>
  );
}
