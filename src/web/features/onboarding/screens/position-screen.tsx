import { savePlaceCall } from '#shared/contracts/onboarding.ts';
import { isCounty } from '#shared/counties.ts';
import type { Position } from '#shared/directions.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Textarea } from '#web/ui/inputs.tsx';
import { PositionField } from '#web/ui/position-field.tsx';
import { ScreenForm } from '../wizard/screen-form.tsx';
import type { ScreenProps } from '../wizard/screen-props.ts';
import { useKept } from '../wizard/use-kept.ts';
import { useSave } from '../wizard/use-save.ts';

/** The position within the town, and what helps to find it. */
export function PositionScreen({ application, goOn }: ScreenProps) {
  const { t } = useTranslation('application');
  const { place } = application;
  const [{ at, landmark }, setTyped] = useKept<{ at?: Position | undefined; landmark: string }>(
    `position:${application.providerId}`,
    { ...(place && { at: { lat: place.lat, lon: place.lon } }), landmark: place?.landmark ?? '' },
  );
  const { save, busy, failure, fields, setFields, clear } = useSave();
  const next = async () => {
    // The town is asked for first.
    if (!place || !isCounty(place.county)) return goOn('town');
    if (!at) return setFields({ lat: 'position_missing' });
    const { location, county } = place;
    if (await save(() => api(savePlaceCall, { body: { location, county, ...at, landmark } }))) await goOn();
  };
  return (
    <ScreenForm screen="position" busy={busy} failure={failure} onNext={next}>
      <PositionField
        label={t('position.label')}
        value={at}
        named={place ?? undefined}
        error={fields.lat ?? fields.lon}
        onChange={(position) => {
          setTyped({ at: position, landmark });
          clear();
        }}
      />
      <Textarea
        optional
        rows={3}
        className="max-w-xl"
        label={t('position.landmark')}
        hint={t('position.landmarkHint')}
        maxLength={300}
        value={landmark}
        error={fields.landmark}
        onChange={({ target }) => {
          setTyped({ at, landmark: target.value });
          clear();
        }}
      />
    </ScreenForm>
  );
}
