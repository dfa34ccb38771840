import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sendVoucherCall } from '#shared/contracts/companions.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useFailureWords } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { News } from '#web/ui/news.tsx';

interface SendVoucherProps {
  bookingId: string;
  onClose: () => void;
}

/** Sends the voucher to somebody who comes along, by e-mail. */
export default function SendVoucher({ bookingId, onClose }: SendVoucherProps) {
  const { t } = useTranslation(['companions', 'common']);
  const wordsFor = useFailureWords();
  const { busy, run } = useOneAtATime();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<unknown>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const send = () =>
    run(async () => {
      setProblem(undefined);
      try {
        await api(sendVoucherCall, { params: { bookingId }, body: { email } });
        toast.success(t('send.done', { email: email.trim() }));
        onClose();
      } catch (refused) {
        setProblem(refused);
        form.current?.querySelector('input')?.focus();
      }
    });
  const message = problem instanceof Problem ? problem.fields.email : undefined;
  const failure = problem !== undefined && message === undefined ? wordsFor(problem, t('send.failed')) : undefined;
  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-6 rounded-l bg-sunken p-5 sm:p-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      {failure && (
        <News tone="danger" title={failure.title}>
          {failure.text}
        </News>
      )}
      <p className="text-ink-soft">{t('send.text')}</p>
      <TextInput
        label={t('send.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        value={email}
        error={message === undefined ? undefined : { message }}
        onChange={({ target }) => {
          setEmail(target.value);
          setProblem(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} className="max-sm:w-full">
          {t('send.button')}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onClose} className="max-sm:w-full">
          {t('common:close')}
        </Button>
      </div>
    </form>
  );
}
