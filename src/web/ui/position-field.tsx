import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import { isInKenya } from '#shared/counties.ts';
import type { Position } from '#shared/directions.ts';
import { farFromTown } from '#shared/far-from-town.ts';
import { fromKenyaMap, kenyaMap } from '#shared/kenya-map.ts';
import { isRough, roughly } from '#shared/rough-position.ts';
import { typedPosition, writtenPosition } from '#shared/typed-position.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from './button.tsx';
import type { FieldFacts } from './field.tsx';
import { TextInput } from './inputs.tsx';
import { Head, KenyaMap, pinTarget, Spot } from './kenya-map.tsx';

interface PositionFieldProps extends Pick<FieldFacts, 'error' | 'optional'> {
  label: string;
  value: Position | undefined;
  onChange: (position: Position | undefined) => void;
  /** Where the place is said to be: a position far from this town is asked about. */
  named?: { location: string; county: string } | undefined;
}

/**
 * A place in Kenya: roughly by a press on the map or by the arrow keys there, exactly as typed or pasted coordinates or as the link
 * of a map, or where the device is. A rough place never replaces an exact one without being asked, and one far from its town is asked about. The page loads the texts
 * `position`.
 */
export function PositionField({ label, value, onChange, named, error, optional }: PositionFieldProps) {
  const { t } = useTranslation('position');
  const [offered, setOffered] = useState<Position>();
  const map = useRef<HTMLButtonElement>(null);
  const change = (next: Position | undefined) => {
    setOffered(undefined);
    onChange(next);
  };
  const offer = (rough: Position) => (value && !isRough(value) ? setOffered(rough) : change(rough));
  const { typed, problem, type, settle } = useTypedPosition(value, change);
  const far = value && named && farFromTown(named, value);
  const { locate, busy, failed } = useDevicePosition({ onExact: change, onRough: offer });
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <PressableMap value={value} button={map} onPress={offer} />
      <div className="grid justify-items-start gap-4">
        <div role="status" className="grid gap-3 empty:hidden">
          {far && <p className={noteClasses}>{t('far', { ...far })}</p>}
          {offered ? (
            <Kept
              onEnd={(next) => {
                if (next) change(offered);
                setOffered(undefined);
                map.current?.focus();
              }}
            />
          ) : (
            value && isRough(value) && <p className={noteClasses}>{t('rough')}</p>
          )}
        </div>
        <TextInput
          className="w-full max-w-md"
          label={label}
          hint={t('hint')}
          placeholder="-0.01670, 37.07360"
          error={problem ?? error}
          {...(optional && { optional })}
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onBlur={settle}
        />
        <Button kind="quiet" busy={busy} onClick={locate}>
          {t('locate')}
        </Button>
        <p role="status" className="text-s text-danger empty:hidden">
          {failed && t(failed)}
        </p>
        {value && (
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${value.lat},${value.lon}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
          >
            {t('check')}
          </a>
        )}
      </div>
    </div>
  );
}

const noteClasses = 'max-w-prose rounded-m bg-warning-soft p-4 text-warning';

/** Says that an exact position was kept, and asks whether the rough one is wanted. @param onEnd gets whether it is */
function Kept({ onEnd }: { onEnd: (isWanted: boolean) => void }) {
  const { t } = useTranslation('position');
  return (
    <div className={`${noteClasses} grid gap-3`}>
      <p>
        <strong className="block">{t('kept.title')}</strong>
        {t('kept.text')}
      </p>
      <div className="flex flex-wrap gap-3 text-ink">
        <Button kind="quiet" onClick={() => onEnd(false)}>
          {t('kept.keep')}
        </Button>
        <Button kind="plain" onClick={() => onEnd(true)}>
          {t('kept.replace')}
        </Button>
      </div>
    </div>
  );
}

type Change = PositionFieldProps['onChange'];

/** The text of the field: what is typed until it is a position, then that position as we write it. */
function useTypedPosition(value: Position | undefined, onChange: Change) {
  const { t } = useTranslation('position');
  const [typed, setTyped] = useState<{ text: string; value: Position | undefined }>();
  const [problem, setProblem] = useState<string>();
  const current = typed && samePosition(typed.value, value) ? typed : undefined;
  const read = (text: string) => (text.trim() === '' ? undefined : typedPosition(text));
  return {
    typed: current?.text ?? (value ? writtenPosition(value) : ''),
    problem: current && problem,
    type: (text: string) => {
      const found = read(text);
      const next = found && !('problem' in found) ? found : undefined;
      setTyped({ text, value: next });
      setProblem(undefined);
      if (!samePosition(next, value)) onChange(next);
    },
    settle: () => {
      const found = current && read(current.text);
      if (!found) return;
      if ('problem' in found) setProblem(t(`problem.${found.problem}`));
      else setTyped(undefined);
    },
  };
}

const samePosition = (a: Position | undefined, b: Position | undefined) => a?.lat === b?.lat && a?.lon === b?.lon;

type LocationProblem = 'denied' | 'failed' | 'abroad';

/** A device without GPS may know only which town it is in; metres. */
const exactWithin = 500;

interface DeviceAnswers {
  onExact: (at: Position) => void;
  onRough: (at: Position) => void;
}

function useDevicePosition({ onExact, onRough }: DeviceAnswers) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<LocationProblem>();
  const end = (problem: LocationProblem | undefined) => {
    setBusy(false);
    setFailed(problem);
  };
  const locate = () => {
    if (!('geolocation' in navigator)) return end('failed');
    setBusy(true);
    setFailed(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const at = { lat: to6(coords.latitude), lon: to6(coords.longitude) };
        if (isInKenya(at)) {
          if (coords.accuracy <= exactWithin) onExact(at);
          else onRough(roughly(at));
        }
        end(isInKenya(at) ? undefined : 'abroad');
      },
      ({ code }) => end(code === 1 ? 'denied' : 'failed'),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    );
  };
  return { locate, busy, failed };
}

/** To a decimetre. */
const to6 = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** How far an arrow key moves the pin, in degrees, alone and with Shift: about 5 km and 1 km. */
const stepOf = ({ shiftKey }: KeyboardEvent) => (shiftKey ? 0.01 : 0.05);
const moves: Record<string, [lat: number, lon: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const middle: Position = { lat: 0.02, lon: 37.9 };

interface PressableMapProps {
  value: Position | undefined;
  button: RefObject<HTMLButtonElement | null>;
  /** Gets a rough position: a finger covers kilometres. */
  onPress: (at: Position) => void;
}

function PressableMap({ value, button, onPress }: PressableMapProps) {
  const { t } = useTranslation('position');
  const take = (lat: number, lon: number) => {
    const at = roughly({ lat, lon });
    if (isInKenya(at)) onPress(at);
  };
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const { lat, lng } = fromKenyaMap({
      x: ((clientX - left) / width) * kenyaMap.width,
      y: ((clientY - top) / height) * kenyaMap.height,
    });
    take(lat, lng);
  };
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    const { lat, lon } = value ?? middle;
    take(lat + by[0] * stepOf(event), lon + by[1] * stepOf(event));
  };
  return (
    <div className="relative max-w-60 cursor-crosshair">
      <KenyaMap>
        {value && (
          <Spot at={{ lat: value.lat, lng: value.lon }} chosen>
            <span className={pinTarget}>
              <Head mark={undefined} chosen />
            </span>
          </Spot>
        )}
      </KenyaMap>
      {/* Above the pin, so that a press on it counts as one on the map. */}
      <button
        ref={button}
        type="button"
        aria-label={t('map')}
        className="absolute inset-0 z-20 rounded-m"
        // A press by the keyboard has no place; the arrow keys move the pin.
        onClick={(event) => event.detail > 0 && press(event)}
        onKeyDown={move}
      />
    </div>
  );
}
