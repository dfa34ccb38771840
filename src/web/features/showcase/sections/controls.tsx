import { useState } from 'react';
import { calendarDate } from '#shared/dates.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PasswordInput, Select, Textarea, TextInput } from '#web/ui/inputs.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Row, Section } from './section.tsx';
import { useWords } from './words.ts';

export function ButtonsShown({ number }: { number: number }) {
  const words = useWords();
  return (
    <Section id="buttons" number={number} title={words.buttons}>
      <Row>
        <Button>{words.book}</Button>
        <Button kind="quiet">{words.share}</Button>
        <Button kind="danger">{words.cancel}</Button>
        <Button kind="plain">{words.later}</Button>
        <LinkButton to="/services" kind="quiet">
          {words.towns}
        </LinkButton>
      </Row>
      <Row>
        <Button busy>{words.working}</Button>
        <Button disabled>{words.off}</Button>
        <Button kind="quiet" disabled>
          {words.off}
        </Button>
        <IconButton icon="search" label={words.place} />
        <IconButton icon="close" label={words.cancel} disabled />
      </Row>
    </Section>
  );
}

/** A fixed day, so that the screenshots stay the same. */
const today = calendarDate('2026-08-14');

export function FieldsShown({ number }: { number: number }) {
  const words = useWords();
  const [day, setDay] = useState('2026-08-20');
  const [guests, setGuests] = useState(2);
  return (
    <Section id="fields" number={number} title={words.fields}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextInput label={words.place} hint={words.placeHint} placeholder="Lamu" />
        <TextInput label={words.name} error={words.nameError} optional />
        <TextInput label={words.fixed} value="TW-2026-000412" readOnly />
        <TextInput label={words.name} defaultValue="Wanjiru Kamau" disabled />
        <Select label={words.kind}>
          <option>{words.stays}</option>
          <option>{words.meals}</option>
        </Select>
        <PasswordInput label={words.password} defaultValue="Safari-2027" />
        <DateField label={words.day} value={day} onChange={setDay} today={today} min={today} />
        <Stepper label={words.guests} value={guests} onChange={setGuests} max={9} />
        <Textarea label={words.message} rows={3} className="sm:col-span-2" />
      </div>
      <div>
        <Checkbox label={words.terms} />
        <Checkbox label={words.terms} defaultChecked />
        <Checkbox label={words.terms} disabled />
      </div>
    </Section>
  );
}
