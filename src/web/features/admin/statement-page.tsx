import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId, useState } from 'react';
import { listStatementImportsCall, mpesaStatementCall } from '#shared/contracts/admin-payments.ts';
import { listOpenConsentsCall } from '#shared/contracts/consents.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { api } from '#web/lib/api.ts';
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided, Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import { ConsentNote, ConsentReason, useConsentAbove } from './acts/consent-needed.tsx';
import { isConsentAsked } from './acts/is-consent-asked.ts';
import { useConsentsAbout } from './acts/use-consents-about.ts';
import { WaitingConsents } from './acts/waiting-consents.tsx';
import { LastImports } from './money/last-imports.tsx';
import { MoneyPage } from './money/money-frame.tsx';

/** The most characters of a statement. */
const most = 900_000;

/** Takes a statement of the M-Pesa portal, and says of the last ones how far each is and what was found in it. */
export function StatementPage() {
  const { t } = useTranslation('admin-books');
  const [file, setFile] = useState<File>();
  const [reason, setReason] = useState('');
  const above = useConsentAbove();
  const { started, notice, busy, send, forget, dialog } = useImport();
  return (
    <MoneyPage lead={t('statement.lead')}>
      <ol className="grid max-w-prose list-decimal gap-2 pl-5">
        <li>{t('statement.step1')}</li>
        <li>{t('statement.step2')}</li>
        <li>{t('statement.step3')}</li>
      </ol>
      <WaitingConsents waiting={useConsentsAbout(['mpesa_statement'])} />
      <FileChoice
        onChange={({ target }) => {
          setFile(target.files?.[0]);
          forget();
        }}
      />
      {above !== null && (
        <div className="grid max-w-xl grid-cols-1 gap-4">
          <ConsentNote moves={{ dollars: undefined }} above={above} />
          <ConsentReason reason={reason} onChange={setReason} />
        </div>
      )}
      {notice !== undefined && <News tone="danger">{notice}</News>}
      <Button
        busy={busy}
        disabled={!file}
        onClick={() => file && void send(file, reason.trim())}
        className="justify-self-start"
      >
        {t('statement.import')}
      </Button>
      <LastImports started={started} />
      {dialog}
    </MoneyPage>
  );
}

function FileChoice({ onChange }: { onChange: (event: ChangeEvent<HTMLInputElement>) => void }) {
  const { t } = useTranslation('admin-books');
  const id = useId();
  return (
    <div className="grid max-w-xl gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {t('statement.file')}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        onChange={onChange}
        className="min-h-12 w-full rounded-m border border-line-strong p-2.5 file:mr-4 file:rounded-s file:border-0 file:bg-sunken file:px-3 file:py-1.5 file:text-ink"
      />
    </div>
  );
}

/** Sends a file once, however often the request is sent, and asks for the password where the sign-in is too old. */
function useImport() {
  const { t } = useTranslation(['admin-books', 'admin-panel']);
  const textOf = useProblemText();
  const queries = useQueryClient();
  const again = useSignInAgain();
  const { busy, run } = useOneAtATime();
  const [key] = useState(() => createIdempotencyKey());
  const [started, setStarted] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const forget = () => {
    setStarted(undefined);
    setNotice(undefined);
  };
  const send = (file: File, reason: string) =>
    run(async () => {
      forget();
      const csv = await file.text();
      // A picture, for instance, which the server would refuse without a word about the file.
      if (csv.includes('\0')) return setNotice(t('statement.other'));
      if (csv.length > most) return setNotice(t('statement.long'));
      try {
        const found = await again.run(() =>
          api(mpesaStatementCall, { body: { csv, reason }, idempotencyKey: key.keyFor([csv, reason]) }),
        );
        if (!found) return;
        key.decided();
        if (isConsentAsked(found)) {
          outdate(queries, listOpenConsentsCall);
          return setNotice(t('admin-panel:consent.asked'));
        }
        setStarted(found.id);
        outdate(queries, listStatementImportsCall);
      } catch (problem) {
        if (isDecided(problem)) key.decided();
        setNotice(noticeOf(problem));
      }
    });
  const noticeOf = (problem: unknown) => {
    if (!isDecided(problem)) return `${textOf(problem)} ${t('admin-panel:unsure')}`;
    if (!(problem instanceof Problem) || problem.fields.csv === undefined) return textOf(problem);
    const { line } = problem.extra;
    return typeof line === 'number' ? t('statement.line', { line }) : t('statement.other');
  };
  return { started, notice, busy, send, forget, dialog: again.dialog };
}
