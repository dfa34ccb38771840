import { type UseFormReturn, useController } from 'react-hook-form';
import { bedKinds, factLimits } from '#shared/facts.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldMessage, useFieldMessage } from '#web/ui/field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { type FactsValues, newRoom, type RoomValues } from './fact-values.ts';
import { useRows } from './use-rows.ts';

/** The bedrooms, each with how many beds of which kind. */
export function FactRooms({ form }: { form: UseFormReturn<FactsValues> }) {
  const { t } = useTranslation('provider-service');
  const { field } = useController({ control: form.control, name: 'facts.rooms' });
  const { value: rooms } = field;
  const { keys, append, remove, change } = useRows<RoomValues>(rooms, (next) => {
    form.clearErrors('facts.rooms');
    field.onChange(next);
  });
  const errors = form.formState.errors.facts?.rooms;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1.5 font-semibold">{t('facts.rooms')}</legend>
      {rooms.map((room, index) => (
        <Room
          key={keys[index]}
          number={index + 1}
          room={room}
          error={errors?.[index] as { message?: string } | undefined}
          onChange={(changes) => change(index, changes)}
          onRemove={() => remove(index)}
        />
      ))}
      {rooms.length < factLimits.rooms && (
        <Button kind="quiet" className="justify-self-start" onClick={() => append(newRoom())}>
          {t('facts.addRoom')}
        </Button>
      )}
    </fieldset>
  );
}

interface RoomProps {
  number: number;
  room: RoomValues;
  error: { message?: string } | undefined;
  onChange: (changes: Partial<RoomValues>) => void;
  onRemove: () => void;
}

function Room({ number, room, error, onChange, onRemove }: RoomProps) {
  const { t } = useTranslation(['provider-service', 'facts']);
  const message = useFieldMessage(error);
  const name = t('facts:room', { number });
  const id = `room-${number}-error`;
  return (
    <fieldset
      aria-describedby={message ? id : undefined}
      className="grid min-w-0 grid-cols-2 gap-4 rounded-m border border-line p-4 sm:grid-cols-3"
    >
      <legend className="sr-only">{name}</legend>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4">
        <p aria-hidden="true" className="font-semibold">
          {name}
        </p>
        <Button kind="plain" aria-label={t('facts.removeRoom', { number })} onClick={onRemove}>
          {t('facts.remove')}
        </Button>
      </div>
      {bedKinds.map((kind) => (
        <Stepper
          key={kind}
          label={t(`facts:bedName.${kind}`)}
          min={0}
          max={factLimits.beds}
          value={room[kind]}
          onChange={(count) => onChange({ [kind]: count })}
        />
      ))}
      <div className="col-span-full">
        <FieldMessage id={id} message={message} />
      </div>
    </fieldset>
  );
}
