import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CalendarDate, formatDate, isCalendarDate } from '#shared/dates.ts';
import { parseTypedDate } from '#shared/typed-date.ts';
import { useLang } from './use-lang.ts';

interface TypedDateInput {
  /** A calendar date, or what was typed and is none. */
  value: string;
  onChange: (value: string) => void;
  today: CalendarDate;
  /** The last day that the field takes. */
  max: CalendarDate | undefined;
}

/**
 * The text of a date field. A date with its whole year counts while it is typed; what may be going on (12 Jan, 12/01/20)
 * is read when the field is left or Enter is pressed, and then shown in full.
 */
export function useTypedDate({ value, onChange, today, max }: TypedDateInput) {
  const lang = useLang();
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  // A value from elsewhere (the calendar, the address) replaces what is being typed.
  const current = typed?.value === value ? typed : undefined;
  const isDate = isCalendarDate(value);
  const read = (text: string) => {
    const date = parseTypedDate(text, today);
    // A birthday is never in the future: a year that was not written whole would be guessed.
    const guessed = !hasWholeYear(text) && date !== undefined && max !== undefined && max <= today && date > max;
    return guessed ? undefined : date;
  };
  const settle = () => {
    const date = current && read(current.text);
    if (date !== undefined && date !== value) onChange(date);
    setTyped(undefined);
  };
  const shown = current?.text ?? (isDate ? formatDate(value, lang) : value);
  const type = (text: string) => {
    const next = (hasWholeYear(text) && read(text)) || text;
    setTyped({ text, value: next });
    onChange(next);
  };
  const input = useRef<HTMLInputElement>(null);
  const adopt = useEffectEvent((text = shown) => text !== shown && type(text));
  // What was typed before this code was there is in the field alone.
  useEffect(() => void adopt(input.current?.value), []);
  return {
    ref: input,
    value: shown,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
    onBlur: settle,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') settle();
    },
    /** Whether the text is no date yet and is still being typed. */
    pending: current !== undefined && !isDate,
    wrong: current === undefined && !isDate && value.trim() !== '',
  };
}

const hasWholeYear = (text: string) => /\d{4}/.test(text);
