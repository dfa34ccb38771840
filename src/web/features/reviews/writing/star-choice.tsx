import { type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { FieldMessage, useFieldMessage } from '#web/ui/field.tsx';

interface StarChoiceProps {
  label: ReactNode;
  /** 1 to 5; 0: none. */
  value: number;
  onChange: (stars: number) => void;
  error?: { message?: string | undefined } | undefined;
  /** For aspects: smaller, and none can be chosen again. */
  optional?: boolean;
  /** The first star, which gets the focus where one is missing. */
  first?: Ref<HTMLInputElement>;
}

const starPath = 'M12 2.8l2.8 5.9 6.4.9-4.7 4.5 1.2 6.4L12 17.4l-5.7 3.1 1.2-6.4L2.8 9.6l6.4-.9z';
const spot =
  'relative grid place-items-center rounded-m has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus';

/** One to five stars, as a group of radio buttons. */
export function StarChoice({ label, value, onChange, error, optional = false, first }: StarChoiceProps) {
  const { t } = useTranslation('reviews');
  const id = useId();
  const message = useFieldMessage(error);
  const word = (stars: number) => t(`stars.${stars as 1 | 2 | 3 | 4 | 5}`);
  const radio = (stars: number) => ({
    ...({ type: 'radio', name: id, checked: value === stars, onChange: () => onChange(stars) } as const),
    className: 'absolute inset-0 size-full cursor-pointer opacity-0',
  });
  return (
    <fieldset aria-describedby={message === undefined ? undefined : `${id}-error`} className="grid gap-1">
      <legend className={optional ? 'text-s font-semibold' : 'mb-1 font-semibold'}>{label}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex">
          {[1, 2, 3, 4, 5].map((stars) => (
            <label key={stars} className={classes(spot, optional ? 'size-11' : 'size-13')}>
              <input {...radio(stars)} ref={stars === 1 ? first : undefined} />
              <span className="sr-only">{t('stars.of', { count: stars, word: word(stars) })}</span>
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                className={classes(
                  'pointer-events-none',
                  optional ? 'size-6' : 'size-9',
                  stars <= value ? 'fill-gold stroke-gold' : 'fill-none stroke-ink-soft',
                )}
              >
                <path strokeWidth="1.5" strokeLinejoin="round" d={starPath} />
              </svg>
            </label>
          ))}
        </div>
        {value > 0 && !optional && (
          <span aria-hidden="true" className="font-semibold">
            {word(value)}
          </span>
        )}
        {optional && (
          <label
            className={classes(
              spot,
              'min-h-11 px-2 text-s',
              value === 0 ? 'text-ink-soft' : 'underline underline-offset-4',
            )}
          >
            <input {...radio(0)} />
            {t('stars.none')}
          </label>
        )}
      </div>
      <FieldMessage id={`${id}-error`} message={message} />
    </fieldset>
  );
}
