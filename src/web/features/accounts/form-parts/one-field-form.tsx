import { type FormEvent, type ReactNode, useState } from 'react';
import { useHydrated } from '#web/lib/hydration.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { NeedsJavaScript } from './needs-javascript.tsx';

interface OneFieldFormProps {
  /** The name of the field in the answer that refuses it. */
  name: 'email' | 'password';
  button: string;
  send: (value: string) => Promise<void>;
  children: (field: {
    value: string;
    onChange: (event: { target: { value: string } }) => void;
    error: { message: string } | undefined;
  }) => ReactNode;
}

/** A form of one field, which the server checks, so that its page needs none of what larger forms load. */
export function OneFieldForm({ name, button, send, children }: OneFieldFormProps) {
  const textOf = useProblemText();
  const hydrated = useHydrated();
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await send(value);
    } catch (refused) {
      setProblem(refused);
    } finally {
      setBusy(false);
    }
  };
  const message = problem instanceof Problem ? problem.fields[name] : undefined;
  const change = ({ target }: { target: { value: string } }) => {
    setValue(target.value);
    setProblem(undefined);
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <NeedsJavaScript />
      {children({ value, onChange: change, error: message === undefined ? undefined : { message } })}
      <Button type="submit" busy={busy} disabled={!hydrated}>
        {button}
      </Button>
      {problem !== undefined && message === undefined && <Notice tone="danger">{textOf(problem)}</Notice>}
    </form>
  );
}
