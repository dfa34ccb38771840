import { type FormEvent, type RefObject, useRef } from 'react';
import { blockLimits, blockSources } from '#shared/block-limits.ts';
import type { Calendar } from '#shared/contracts/provider-calendar.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { focusInvalid } from '#web/ui/date-field.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { News } from '#web/ui/news.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { DateFields } from '../days/date-fields.tsx';
import type { Span } from '../month/days-panel.tsx';
import { useSourceWords } from '../use-source-words.ts';
import { InTheWay } from './in-the-way.tsx';
import { Choice, Option } from './option.tsx';
import { useAddBlock } from './use-add-block.ts';
import { useBlockForm } from './use-block-form.ts';

interface BlockDrawerProps {
  service: string;
  calendar: Calendar;
  /** The days that are chosen in the calendar; they can be typed, too. */
  span: Span | undefined;
  today: CalendarDate;
  open: boolean;
  onClose: () => void;
  onDone: (span: Span) => void;
  returnTo: RefObject<HTMLElement | null>;
}

/** The form that takes days off sale: which days, how many places, why, and for whom. */
export function BlockDrawer(props: BlockDrawerProps) {
  const { service, calendar, span, today, open, onClose, onDone, returnTo } = props;
  const { t } = useTranslation(['provider-calendar', 'common']);
  const sourceWords = useSourceWords();
  const { capacity, title } = calendar.service;
  const box = useRef<HTMLFormElement>(null);
  const { add, busy, sendingAgain, stop, refusal, forgetRefusal } = useAddBlock(service, (block) => {
    onDone(block);
    onClose();
  });
  const form = useBlockForm({ span, capacity, today }, forgetRefusal);
  const { typed, change } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const block = form.read();
    if (block) void add(block);
    else requestAnimationFrame(() => focusInvalid(box.current));
  };
  const leave = () => {
    if (sendingAgain) stop();
    else if (!busy) onClose();
  };
  return (
    <Drawer
      open={open}
      onOpenChange={(wanted) => wanted || leave()}
      title={t('block.title')}
      description={title}
      returnTo={returnTo}
    >
      <form
        ref={box}
        noValidate
        onSubmit={submit}
        // What gets the focus stops above the buttons at the foot.
        className="mt-5 grid grid-cols-1 gap-6 [&_:is(input,button)]:scroll-mb-28"
      >
        <DateFields days={form.days} today={today} ofNights={calendar.service.priceUnit === 'night'} />
        <PlacesFields form={form} capacity={capacity} />
        <Choice legend={t('source')}>
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
        <div className="sticky -bottom-5 z-10 sm:-bottom-6 -mx-5 -mb-5 flex flex-wrap gap-3 border-t border-line bg-surface px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
          <Button type="submit" busy={busy} className="flex-auto">
            {t('block.submit')}
          </Button>
          <Button kind="quiet" onClick={leave} className="flex-auto">
            {t('keep')}
          </Button>
        </div>
      </form>
    </Drawer>
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
