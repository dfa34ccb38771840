import { type FormEvent, useEffect, useRef, useState } from 'react';
import { calendarProblems, importLimits } from '#shared/calendar-imports.ts';
import { addImportCall, type CalendarImport, updateImportCall } from '#shared/contracts/calendar-imports.ts';
import type { Calendar } from '#shared/contracts/provider-calendar.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';
import { News } from '#web/ui/news.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Choice, Option } from '../block/option.tsx';
import { useOutdateImports } from './use-imports.ts';

interface ImportFormProps {
  service: Calendar['service'];
  /** Absent for a new one. */
  calendar?: CalendarImport;
  onDone: () => void;
}

interface Wrong {
  name?: string | undefined;
  address?: string | undefined;
  /** What belongs to no field. */
  other?: string | undefined;
}

/** The form for another calendar. Its address is read before it is kept, so a wrong one is said at once. */
export function ImportForm({ service, calendar, onDone }: ImportFormProps) {
  const { t } = useTranslation('provider-imports');
  const [name, setName] = useState(calendar?.name ?? '');
  const [address, setAddress] = useState('');
  const [places, setPlaces] = useState<number | null>(service.capacity > 1 ? 1 : null);
  const { save, busy, wrong, setWrong } = useSave(service.id, calendar?.id, onDone);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The button that opened the form is gone.
    form.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (wrong.name || wrong.address) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = {
      name: name.trim() === '' ? t('name.missing') : undefined,
      address: !calendar && address.trim() === '' ? t('address.missing') : undefined,
    };
    if (missing.name || missing.address) setWrong(missing);
    else void save({ name, address, places });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <LeaveQuestion asks={!busy && (name.trim() !== (calendar?.name ?? '') || address.trim() !== '')} />
      <TextInput
        label={t('name')}
        hint={t('name.hint')}
        maxLength={importLimits.nameLength}
        autoComplete="off"
        value={name}
        error={wrong.name}
        onChange={({ target }) => {
          setName(target.value);
          setWrong({ ...wrong, name: undefined });
        }}
      />
      <TextInput
        label={t('address')}
        hint={calendar ? t('edit.address.hint') : t('address.hint')}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={importLimits.addressLength}
        value={address}
        error={wrong.address}
        onChange={({ target }) => {
          setAddress(target.value);
          setWrong({ ...wrong, address: undefined });
        }}
      />
      {!calendar && (
        <>
          <PlacesChoice capacity={service.capacity} places={places} onChange={setPlaces} />
          <p className="text-s text-ink-soft">{t('free')}</p>
        </>
      )}
      <p role="status" className="text-s text-ink-soft empty:hidden">
        {busy ? t('reading') : ''}
      </p>
      {wrong.other !== undefined && <News tone="danger">{wrong.other}</News>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} className="max-sm:flex-auto">
          {calendar ? t('edit.submit') : t('submit')}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onDone} className="max-sm:flex-auto">
          {t('keep')}
        </Button>
      </div>
    </form>
  );
}

interface PlacesChoiceProps {
  capacity: number;
  places: number | null;
  onChange: (places: number | null) => void;
}

function PlacesChoice({ capacity, places, onChange }: PlacesChoiceProps) {
  const { t } = useTranslation('provider-imports');
  if (capacity === 1) return <p className="text-s text-ink-soft">{t('places.one')}</p>;
  return (
    <>
      <Choice legend={t('places')}>
        <Option name="import-places" checked={places !== null} onChange={() => onChange(1)}>
          {t('places.some')}
        </Option>
        <Option name="import-places" checked={places === null} onChange={() => onChange(null)}>
          {t('places.all')}
        </Option>
      </Choice>
      {places !== null && (
        <Stepper
          label={t('places.count')}
          hint={t('places.of', { count: capacity })}
          max={capacity}
          value={places}
          onChange={onChange}
        />
      )}
    </>
  );
}

/** Adds or changes a calendar. An address that cannot be read is refused with the reason, which belongs to it. */
function useSave(service: string, importId: string | undefined, onDone: () => void) {
  const { t } = useTranslation('provider-imports');
  const { providerId } = useMember();
  const textOf = useProblemText();
  const outdateImports = useOutdateImports();
  const { busy, run } = useOneAtATime();
  const [wrong, setWrong] = useState<Wrong>({});
  const send = async ({ name, address, places }: { name: string; address: string; places: number | null }) => {
    const query = { providerId };
    if (importId === undefined) {
      await api(addImportCall, { params: { id: service }, query, body: { name, address, places } });
      return;
    }
    const body = { name, ...(address.trim() !== '' && { address }) };
    await api(updateImportCall, { params: { id: service, importId }, query, body });
  };
  const save = (body: Parameters<typeof send>[0]) =>
    run(async () => {
      setWrong({});
      try {
        await send(body);
        toast.success(importId === undefined ? t('added') : t('edit.done'));
        onDone();
      } catch (problem) {
        const { fields = {}, extra = {} } = problem instanceof Problem ? problem : {};
        const known = calendarProblems.find((one) => one === extra.problem);
        if (known) setWrong({ address: t(`problem.${known}`) });
        else if (fields.name || fields.address) setWrong(fields);
        else setWrong({ other: textOf(problem) });
      } finally {
        // Also after a lost answer, since it may have been added.
        outdateImports();
      }
    });
  return { save, busy, wrong, setWrong };
}
