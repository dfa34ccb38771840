import { useDeferredValue, useId } from 'react';
import { type Application, savePlaceCall } from '#shared/contracts/onboarding.ts';
import { type County, counties, isCounty } from '#shared/counties.ts';
import { findTowns, townNamed } from '#shared/find-towns.ts';
import { type Town, towns } from '#shared/towns.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { ScreenForm } from '../wizard/screen-form.tsx';
import type { ScreenProps } from '../wizard/screen-props.ts';
import { useKept } from '../wizard/use-kept.ts';
import { useSave } from '../wizard/use-save.ts';

/** What the call takes for a place: that of the town, or as it was saved before if the town is the same. */
function placeFor({ place }: Application, chosen: Pick<Town, 'county'> & { name: string }, at: Town) {
  const landmark = place?.landmark ?? '';
  const isSame = place?.location === chosen.name && place.county === chosen.county;
  const { lat, lon } = isSame ? place : at;
  return { location: chosen.name, county: chosen.county, lat, lon, landmark };
}

interface TypedTown {
  typed: string;
  /** One that we know, or the one that was saved. */
  chosen?: { name: string; county: County } | undefined;
  /** Of a town that we do not know. */
  county?: County | undefined;
}

/** The town of the business: one that we know, or another one with its county. */
export function TownScreen({ application, goOn }: ScreenProps) {
  const { t } = useTranslation('application');
  const saved = application.place;
  const [{ typed, chosen, county }, setTyped] = useKept<TypedTown>(`town:${application.providerId}`, {
    typed: saved?.location ?? '',
    ...(saved && isCounty(saved.county) && { chosen: { name: saved.location, county: saved.county } }),
  });
  const { save, busy, failure, fields, setFields, clear } = useSave();
  const found = findTowns(useDeferredValue(chosen ? '' : typed));
  const isUnknown = !chosen && typed.trim().length > 1 && found.length === 0;
  const next = async () => {
    const name = typed.trim();
    // The first of the list is not meant for certain, but the only one of just this name is.
    const picked = chosen ?? townNamed(name) ?? (isUnknown && county ? { name, county } : undefined);
    if (!picked) {
      const location = found.length > 0 ? t('town.fromList') : 'location_missing';
      return setFields(isUnknown ? { county: 'county_missing' } : { location });
    }
    const known = towns.find((town) => town.name === picked.name && town.county === picked.county);
    const at = known ?? towns.find((town) => town.county === picked.county);
    if (at && (await save(() => api(savePlaceCall, { body: placeFor(application, picked, at) })))) await goOn();
  };
  return (
    <ScreenForm screen="town" busy={busy} failure={failure} onNext={next}>
      <div className="grid max-w-xl gap-3">
        <TextInput
          required
          autoComplete="off"
          enterKeyHint="search"
          label={t('town.label')}
          maxLength={80}
          value={typed}
          error={fields.location}
          onChange={({ target }) => {
            setTyped({ typed: target.value, county });
            clear();
          }}
        />
        {chosen ? (
          <p className="flex gap-2 font-semibold text-brand">
            <Icon name="check" />
            {t('town.chosen', { place: chosen.name, county: chosen.county })}
          </p>
        ) : (
          <Found
            towns={found}
            onChoose={(town) => {
              setTyped({ typed: town.name, chosen: { name: town.name, county: town.county } });
              clear();
            }}
          />
        )}
      </div>
      {isUnknown && (
        <div className="grid max-w-xl gap-4">
          <p className="text-ink-soft">{t('town.none')}</p>
          <Select
            required
            label={t('town.county')}
            value={county ?? ''}
            error={fields.county}
            onChange={({ target }) => {
              setTyped({ typed, county: isCounty(target.value) ? target.value : undefined });
              clear();
            }}
          >
            <option value="">{t('town.choose')}</option>
            {counties.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        </div>
      )}
    </ScreenForm>
  );
}

function Found({ towns: found, onChoose }: { towns: Town[]; onChoose: (town: Town) => void }) {
  const { t } = useTranslation('application');
  const id = useId();
  return (
    <div>
      <p id={id} role="status" className="sr-only">
        {found.length > 0 && t('town.found', { count: found.length })}
      </p>
      {found.length > 0 && (
        <ul aria-labelledby={id} className="grid overflow-hidden rounded-m border border-line bg-surface">
          {found.map((town) => (
            <li key={`${town.name} ${town.county}`} className="border-b border-line last:border-b-0">
              <button
                type="button"
                className="flex min-h-12 w-full flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 text-left transition-colors hover:bg-sunken focus-visible:-outline-offset-3"
                onClick={() => onChoose(town)}
              >
                <span className="font-semibold">{town.name}</span>
                <span className="text-s text-ink-soft">{town.county}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
