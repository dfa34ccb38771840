import { lazy, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Consent } from '#shared/contracts/consents.ts';
import type { Settings } from '#shared/contracts/settings.ts';
import { lazyResolver } from '#web/lib/form.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Textarea, TextInput } from '#web/ui/inputs.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingConsents } from '../acts/waiting-consents.tsx';
import { useSettingLines } from '../consents/consent-facts.ts';
import { LeaveTyped } from '../typed/leave-typed.tsx';
import {
  kinds,
  type SectionName,
  type SettingForm,
  type SettingName,
  sections,
  type TypedSettings,
} from './sections.ts';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

const { resolver, prepare } = lazyResolver({
  load: async () => (await import('#shared/contracts/settings.schemas.ts')).SettingsForm,
});

/** The amount is typed in dollars, and nothing where it is off. */
function typedAs(name: SettingName, value: Settings[SettingName]): string | boolean {
  if (typeof value === 'boolean') return value;
  if (value === null) return '';
  return name === 'consentAboveCents' ? String(Number(value) / 100) : String(value);
}

function typedOf(settings: Settings, names: readonly SettingName[]): TypedSettings {
  const typed: TypedSettings = {};
  for (const name of names) Object.assign(typed, { [name]: typedAs(name, settings[name]) });
  return typed;
}

interface SettingSectionProps {
  section: SectionName;
  settings: Settings;
  version: number;
  /** What of the settings waits for a second admin. */
  open: readonly Consent[];
}

/** One part of the settings as a form. Saving says what changes, and asks. */
export function SettingSection({ section, settings, version, open }: SettingSectionProps) {
  const { t } = useTranslation('admin-settings');
  const names: readonly SettingName[] = sections[section];
  const waiting = open.filter(({ facts }) => names.some((name) => name in facts));
  const form = useForm<TypedSettings, unknown, Partial<Settings>>({
    resolver,
    reValidateMode: 'onSubmit',
    values: typedOf(settings, names),
  });
  const [wanted, setWanted] = useState<Partial<Settings>>();
  const [isSame, setIsSame] = useState(false);
  const look = form.handleSubmit((typed) => {
    const changed = names.filter((name) => typed[name] !== undefined && typed[name] !== settings[name]);
    setIsSame(changed.length === 0);
    if (changed.length > 0) setWanted(Object.fromEntries(changed.map((name) => [name, typed[name]])));
  });
  return (
    <section aria-labelledby={`setting-${section}`} className="grid grid-cols-1 content-start gap-5">
      <div className="grid gap-1 border-b border-line pb-3">
        <h2 id={`setting-${section}`}>{t(`section.${section}`)}</h2>
        <p className="max-w-prose text-ink-soft">{t(`section.${section}.text`)}</p>
      </div>
      <WaitingConsents waiting={waiting} linesOf={useSettingLines()} />
      <form
        noValidate
        onSubmit={look}
        onFocus={prepare}
        onChange={() => setIsSame(false)}
        className="grid max-w-3xl grid-cols-1 gap-5 sm:grid-cols-2"
      >
        {names.map((name) => (
          <SettingField key={name} name={name} form={form} />
        ))}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-full">
          <Button type="submit" kind="quiet" busy={form.formState.isSubmitting} className="max-sm:w-full">
            {t('save')}
          </Button>
          <p role="status" className="text-s text-ink-soft">
            {isSame && t('save.same')}
          </p>
        </div>
      </form>
      <LeaveTyped asks={form.formState.isDirty} />
      {wanted && (
        <LazyPart>
          <ConfirmDialog {...{ form, settings, version, wanted, open }} onClose={() => setWanted(undefined)} />
        </LazyPart>
      )}
    </section>
  );
}

function SettingField({ name, form }: { name: SettingName; form: SettingForm }) {
  const { t } = useTranslation('admin-settings');
  const kind = kinds[name];
  const field = {
    label: t(`name.${name}`),
    hint: t(`hint.${name}`),
    error: form.getFieldState(name, form.formState).error,
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  };
  if (kind === 'switch') return <Checkbox {...field} className="content-start" />;
  if (kind === 'lines') return <Textarea rows={3} {...field} />;
  const input = { whole: 'numeric', decimal: 'decimal', email: 'email', url: 'url', text: undefined } as const;
  return <TextInput inputMode={input[kind]} autoComplete="off" {...field} />;
}
