import { useQuery } from '@tanstack/react-query';
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useId, useRef, useState } from 'react';
import type { Call } from '#shared/call.ts';
import { reasonLength } from '#shared/reason-length.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { ActFrame } from './act-frame.tsx';
import type { ActField, AdminAct } from './admin-act.ts';
import { ConsentReason, useConsentAbove } from './consent-needed.tsx';
import { CountedText } from './counted-text.tsx';
import { useAct } from './use-act.ts';

type Values = Record<string, string>;

interface ActDialogProps {
  act: AdminAct;
  open: boolean;
  changes: readonly Pick<Call, 'method' | 'path'>[];
  onClose: () => void;
  onDone: () => void;
  returnTo: RefObject<HTMLElement | null>;
}

const none: readonly ActField[] = [];

/** Says what follows from an act, asks what it needs, and does it. */
export function ActDialog({ act: asked, changes, onDone, ...props }: ActDialogProps) {
  const { fields = none } = asked;
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map(({ name, options }) => [name, (options?.length === 1 && options[0]?.value) || ''])),
  );
  const draft = useDraft(asked, values, setValues);
  const foretold = useForetold(asked);
  const above = useConsentAbove();
  const asksWhy = asked.moves !== undefined && above !== null && fields.every(({ name }) => name !== 'reason');
  const names = [...fields.map(({ name }) => name), ...(asksWhy ? ['reason'] : [])];
  const act = useAct({ onDone, changes, fields: names });
  const send = () => {
    const sent = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
    return act.act({ call: (key) => asked.send(sent, key), content: [asked.key, sent], done: asked.done });
  };
  return (
    <ActFrame
      {...props}
      act={act}
      title={asked.title}
      effects={[...asked.effects, ...foretold.effects]}
      moves={asked.moves}
      confirm={{ label: asked.confirm, danger: asked.danger === true, disabled: foretold.waits, send }}
    >
      {foretold.failure}
      {draft.failure}
      {fields.map((field) => (
        <AskedField
          key={field.name}
          field={draft.filledIn === field.name ? { ...field, hint: draft.hint } : field}
          value={values[field.name] ?? ''}
          error={act.errors[field.name]}
          onChange={(value) => {
            setValues({ ...values, [field.name]: value });
            act.clearError(field.name);
          }}
        />
      ))}
      {asksWhy && (
        <ConsentReason
          reason={values.reason ?? ''}
          error={act.errors.reason}
          onChange={(reason) => {
            setValues({ ...values, reason });
            act.clearError('reason');
          }}
        />
      )}
    </ActFrame>
  );
}

/** Fills in a field by what its act offers, unless something was typed meanwhile; where it cannot be read, says so. */
function useDraft({ draft }: AdminAct, values: Values, setValues: Dispatch<SetStateAction<Values>>) {
  const textOf = useProblemText();
  const [offered] = useState(draft);
  const { data, error, refetch } = useQuery({
    // Of this dialog alone: another one asks anew.
    queryKey: ['draft', useId()],
    queryFn: () => offered?.read() ?? '',
    enabled: offered !== undefined,
    gcTime: 0,
  });
  const [filledIn, setFilledIn] = useState<string>();
  const typed = useRef(values);
  useEffect(() => {
    typed.current = values;
  });
  useEffect(() => {
    if (!offered || data === undefined || typed.current[offered.field]) return;
    setValues((now) => ({ ...now, [offered.field]: data }));
    setFilledIn(offered.field);
  }, [offered, data, setValues]);
  return {
    filledIn,
    hint: offered?.hint ?? '',
    failure: error && <LoadError text={textOf(error)} onRetry={() => void refetch()} />,
  };
}

/** What the server tells of an act's effects. Until it has, the act waits; where it cannot, that is said. */
function useForetold({ foretold }: AdminAct) {
  const textOf = useProblemText();
  const [read] = useState(() => foretold);
  const { data, error, refetch } = useQuery({
    // Of this dialog alone: another one asks anew.
    queryKey: ['foretold', useId()],
    queryFn: () => read?.() ?? [],
    enabled: read !== undefined,
    gcTime: 0,
  });
  return {
    effects: data ?? [],
    waits: read !== undefined && data === undefined,
    failure: error && <LoadError text={textOf(error)} onRetry={() => void refetch()} />,
  };
}

interface AskedFieldProps {
  field: ActField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function AskedField({ field, value, error, onChange }: AskedFieldProps) {
  const { t } = useTranslation('admin-panel');
  const { label, hint, kind, options = [], most = reasonLength } = field;
  const shared = { label, hint, error, value, required: true };
  if (kind === 'choice') {
    return (
      <Select {...shared} onChange={({ target }) => onChange(target.value)}>
        {/* Of several none is chosen for the admin: money would go where nobody meant it to. */}
        {options.length !== 1 && <option value="">{t('choose')}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  }
  const typed = { ...shared, maxLength: most };
  // As high as a text of that length needs, so that it can be read before it is sent.
  const rows = most > 2_000 ? 14 : 4;
  if (kind === 'long') return <CountedText {...typed} rows={rows} onChange={({ target }) => onChange(target.value)} />;
  return <TextInput type="text" autoComplete="off" {...typed} onChange={({ target }) => onChange(target.value)} />;
}
