import { type UseFormReturn, useController } from 'react-hook-form';
import { factLimits } from '#shared/facts.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldMessage, useFieldMessage } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/inputs.tsx';
import { useLangs } from '#web/ui/use-langs.ts';
import { type FactsValues, newDay, type PlanDayValues } from './fact-values.ts';
import { InBoth, type WordErrors } from './in-both.tsx';
import { RowActions } from './row-actions.tsx';
import { useRows } from './use-rows.ts';

interface FactPlanProps {
  form: UseFormReturn<FactsValues>;
  /** How long the listing lasts. */
  days: number;
}

/** What happens on each day, in both languages; days are moved by buttons. */
export function FactPlan({ form, days }: FactPlanProps) {
  const { t } = useTranslation('provider-service');
  const { field } = useController({ control: form.control, name: 'facts.plan' });
  const { value: plan } = field;
  const { keys, append, remove, change, move } = useRows<PlanDayValues>(plan, (next) => {
    form.clearErrors('facts.plan');
    field.onChange(next);
  });
  const errors = form.formState.errors.facts?.plan;
  const message = useFieldMessage(errors as { message?: string } | undefined);
  const most = Math.min(days, factLimits.planDays);
  return (
    <fieldset aria-describedby={message ? 'plan-error' : undefined} className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1.5 font-semibold">{t('facts.plan')}</legend>
      <p className="text-s text-ink-soft">{t('facts.plan.hint', { count: days })}</p>
      <ol className="grid grid-cols-1 gap-3">
        {plan.map((day, index) => (
          <li key={keys[index]}>
            <Day
              number={index + 1}
              of={plan.length}
              day={day}
              errors={errors?.[index]}
              onChange={(changes) => change(index, changes)}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <FieldMessage id="plan-error" message={message} />
      {plan.length < most && (
        <Button kind="quiet" className="justify-self-start" onClick={() => append(newDay())}>
          {t('facts.addDay')}
        </Button>
      )}
    </fieldset>
  );
}

interface DayProps {
  number: number;
  /** How many days are planned. */
  of: number;
  day: PlanDayValues;
  errors: unknown;
  onChange: (changes: Partial<PlanDayValues>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function Day({ number, of, day, errors, onChange, onMove, onRemove }: DayProps) {
  const { t } = useTranslation(['provider-service', 'facts', 'catalogue']);
  const langs = useLangs();
  const wrong = errors as { title?: WordErrors; text?: WordErrors } | undefined;
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-m border border-line p-4 sm:grid-cols-2">
      <legend className="sr-only">{t('facts:day', { number })}</legend>
      <p aria-hidden="true" className="col-span-full font-semibold">
        {t('facts:day', { number })}
      </p>
      <InBoth
        label={t('facts.dayTitle')}
        most={factLimits.planTitle}
        words={day.title}
        errors={wrong?.title}
        onChange={(title) => onChange({ title })}
      />
      {langs.map((lang) => (
        <Textarea
          key={lang}
          lang={lang}
          rows={4}
          label={`${t('facts.dayText')} (${t(`catalogue:language.${lang}`)})`}
          maxLength={factLimits.planText}
          value={day.text[lang]}
          error={wrong?.text?.[lang]}
          onChange={({ target }) => onChange({ text: { ...day.text, [lang]: target.value } })}
        />
      ))}
      <RowActions
        place={{ number, of }}
        words={{ earlier: t('facts.earlier'), later: t('facts.later'), remove: t('facts.remove') }}
        labels={{
          earlier: t('facts.earlierDay', { number }),
          later: t('facts.laterDay', { number }),
          remove: t('facts.removeDay', { number }),
        }}
        {...{ onMove, onRemove }}
      />
    </fieldset>
  );
}
