import { useEffect } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { focusInvalid } from '#web/ui/date-field.tsx';
import { ExtrasPart } from './extras-part.tsx';
import { QuestionFields } from './question-parts.ts';
import type { useWizard } from './use-wizard.ts';

interface HostPartsProps {
  service: Service;
  wizard: ReturnType<typeof useWizard>;
}

/** What the host offers for money, and what it asks; loaded only for listings that do. */
export function HostParts({ service, wizard }: HostPartsProps) {
  const { questions, extras } = service;
  return (
    <>
      {extras.length > 0 && <ExtrasPart {...{ service, wizard }} />}
      {questions.length > 0 && <QuestionsPart service={service} answers={wizard.answers} />}
    </>
  );
}

/** What the host asks. */
function QuestionsPart({
  service,
  answers,
}: Pick<HostPartsProps, 'service'> & Pick<HostPartsProps['wizard'], 'answers'>) {
  const { t } = useTranslation('answers');
  const { questions, approval } = service;
  const { typed, errors, change, form, refusals } = answers;
  // Focuses the first wrong field after each refusal, as soon as the fields are there: they may be loaded after it.
  useEffect(() => {
    if (refusals > 0) focusInvalid(form.current);
  }, [form, refusals]);
  return (
    <section aria-labelledby="questions" className="grid gap-5">
      <div className="grid max-w-prose gap-1.5">
        <h3 id="questions">{t('title')}</h3>
        <p className="text-s text-ink-soft">{t(approval === 'request' ? 'lead.request' : 'lead')}</p>
      </div>
      <QuestionFields {...{ questions, typed, errors }} onChange={change} />
    </section>
  );
}
