import { useId, useState } from 'react';
import { type Application, saveBusinessCall } from '#shared/contracts/onboarding.ts';
import { type ProviderKind, providerKinds } from '#shared/provider-kinds.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { radioClasses } from '#web/ui/choices.tsx';
import { FieldMessage, useFieldMessage } from '#web/ui/field.tsx';
import { refreshAccount } from '../queries.ts';
import { ScreenForm } from '../wizard/screen-form.tsx';
import type { ScreenProps } from '../wizard/screen-props.ts';
import { useSave } from '../wizard/use-save.ts';

const texts = {
  stay: ['kind.stay', 'kind.stay.text'],
  meal: ['kind.meal', 'kind.meal.text'],
  transport: ['kind.transport', 'kind.transport.text'],
  tour: ['kind.tour', 'kind.tour.text'],
} as const satisfies Record<ProviderKind, readonly [string, string]>;

/** What the business offers; with the first answer the application begins. */
export function KindScreen({ application, goOn }: Pick<ScreenProps, 'goOn'> & { application: Application | null }) {
  const { t } = useTranslation('application');
  const id = useId();
  const [kind, setKind] = useState(application?.kind);
  const { save, busy, failure, fields, setFields } = useSave();
  const message = useFieldMessage(fields.kind);
  const next = async () => {
    if (!kind) return setFields({ kind: 'kind_missing' });
    if (!(await save(() => api(saveBusinessCall, { body: { kind } })))) return;
    if (!application) await refreshAccount();
    await goOn();
  };
  return (
    <ScreenForm screen="kind" busy={busy} failure={failure} onNext={next}>
      <fieldset className="grid gap-3 sm:grid-cols-2" aria-describedby={message ? `${id}-error` : undefined}>
        <legend className="sr-only">{t('kind.question')}</legend>
        {providerKinds.map((each) => (
          <label
            key={each}
            className="flex cursor-pointer items-start gap-3 rounded-m border border-line-strong bg-surface p-4 transition-colors hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand"
          >
            <input
              type="radio"
              name="kind"
              value={each}
              checked={kind === each}
              aria-invalid={message === undefined ? undefined : true}
              onChange={() => {
                setKind(each);
                setFields({});
              }}
              className={radioClasses}
            />
            <span className="grid gap-0.5">
              <span className="font-semibold">{t(texts[each][0])}</span>
              <span className="text-s text-ink-soft">{t(texts[each][1])}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <FieldMessage id={`${id}-error`} message={message} />
    </ScreenForm>
  );
}
