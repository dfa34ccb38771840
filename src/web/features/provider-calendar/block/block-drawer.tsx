import { blockLimits, blockSources } from '#shared/block-limits.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextInput } from '#web/ui/inputs.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';
import { News } from '#web/ui/news.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { DaysDrawer, type OpenedDrawer } from '../days/days-drawer.tsx';
import { useSourceWords } from '../use-source-words.ts';
import { InTheWay } from './in-the-way.tsx';
import { Choice, Option } from './option.tsx';
import { useAddBlock } from './use-add-block.ts';
import { useBlockForm } from './use-block-form.ts';

/** The form that takes days off sale: which days, how many places, why, and for whom. */
export function BlockDrawer({ service, span, onClose, onDone, ...opened }: OpenedDrawer) {
  const { t } = useTranslation(['provider-calendar', 'common']);
  const sourceWords = useSourceWords();
  const { capacity } = opened.calendar.service;
  const { add, busy, sendingAgain, stop, refusal, forgetRefusal } = useAddBlock(service, (block) => {
    onDone(block);
    onClose();
  });
  const form = useBlockForm({ span, capacity, today: opened.today }, forgetRefusal);
  const { typed, change } = form;
  const submit = () => {
    const block = form.read();
    return block && add(block);
  };
  const leave = () => {
    if (sendingAgain) stop();
    else if (!busy) onClose();
  };
  return (
    <DaysDrawer
      {...opened}
      title={t('block.title')}
      days={form.days}
      action={t('block.submit')}
      busy={busy}
      onSubmit={submit}
      onLeave={leave}
    >
      <LeaveQuestion asks={opened.open && !busy && typed.name.trim() !== ''} />
      <PlacesFields form={form} capacity={capacity} />
      <Choice legend={t('source')} error={form.sourceWrong}>
        {blockSources.map((source) => (
          <Option key={source} name="source" checked={typed.source === source} onChange={() => change({ source })}>
            {sourceWords(source)}
          </Option>
        ))}
      </Choice>
      <TextInput
        optional
        label={t('name')}
        hint={t('name.hint')}
        maxLength={blockLimits.nameLength}
        autoComplete="off"
        value={typed.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      {refusal && <InTheWay service={service} refusal={refusal} />}
      {sendingAgain && <News tone="warning">{t('common:sendingAgain')}</News>}
    </DaysDrawer>
  );
}

type Form = ReturnType<typeof useBlockForm>;

function PlacesFields({ form: { typed, change }, capacity }: { form: Form; capacity: number }) {
  const { t } = useTranslation('provider-calendar');
  return (
    <>
      <Choice legend={t('places')}>
        <Option name="places" checked={typed.all} onChange={() => change({ all: true })} hint={t('places.all.hint')}>
          {t('places.all')}
        </Option>
        {capacity > 1 && (
          <Option name="places" checked={!typed.all} onChange={() => change({ all: false })}>
            {t('places.some')}
          </Option>
        )}
      </Choice>
      {!typed.all && (
        <Stepper
          label={t('places.count')}
          hint={t('places.of', { count: capacity })}
          max={capacity}
          value={typed.places}
          onChange={(places) => change({ places })}
        />
      )}
    </>
  );
}
