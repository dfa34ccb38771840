import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { askDeletionCall, keepAccountCall, type OwnData } from '#shared/contracts/own-data.ts';
import { formatInstant } from '#shared/dates.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { fetchFresh } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { LateButtons } from '#web/ui/late-buttons.tsx';
import { News } from '#web/ui/news.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { ownDataQuery } from '../queries.ts';
import { Part } from './part.tsx';

/** Deletes the account after a waiting time, in which it can be kept; or says why it cannot be deleted. */
export function DeletePart({ data }: { data: OwnData }) {
  const { t } = useTranslation('own-data');
  if (data.deletionDueAt !== null) return <Planned dueAt={data.deletionDueAt} obstacles={data.obstacles} />;
  return (
    <Part title={t('delete.title')}>
      <p>{t('delete.text')}</p>
      <FactList
        shape="rows"
        facts={[
          [t('delete.erased'), t('delete.erased.text')],
          [t('delete.nameless'), t('delete.nameless.text')],
          [t('delete.kept'), t('delete.kept.text')],
        ]}
      />
      {data.obstacles.length > 0 ? <Obstacles obstacles={data.obstacles} /> : <Ask />}
    </Part>
  );
}

/** @param dueAt when the account was to be deleted, where that was asked for before */
function Obstacles({ obstacles, dueAt }: Pick<OwnData, 'obstacles'> & { dueAt?: string }) {
  const { t } = useTranslation('own-data');
  const lang = useLang();
  return (
    <Notice tone="warning" title={t('obstacles.title')}>
      <ul className="grid gap-1">
        {obstacles.map((obstacle) => (
          <li key={obstacle}>{t(`obstacle.${obstacle}`)}</li>
        ))}
      </ul>
      {dueAt !== undefined && <p>{t('obstacles.due', { date: formatInstant(new Date(dueAt), lang) })}</p>}
    </Notice>
  );
}

/** The button, and the question that it asks. */
function Ask() {
  const { t } = useTranslation('own-data');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const again = useSignInAgain();
  const { busy, run } = useOneAtATime();
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<FailureWords>();
  const button = useRef<HTMLButtonElement>(null);
  const send = () =>
    run(async () => {
      setFailure(undefined);
      try {
        const done = await again.run(() => api(askDeletionCall, {}));
        if (!done) return;
        setOpen(false);
        toast.success(t('delete.asked'));
      } catch (problem) {
        setFailure(wordsFor(problem, t('delete.failed')));
      }
      await fetchFresh(queries, ownDataQuery).catch(() => undefined);
    });
  return (
    <div>
      <Button ref={button} kind="danger" onClick={() => setOpen(true)} className="max-sm:w-full">
        {t('delete.ask')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={(isOpen) => busy || setOpen(isOpen)}
        title={t('delete.sure')}
        description={t('delete.sure.text')}
        returnTo={button}
      >
        {failure && (
          <News tone="danger" title={failure.title}>
            {failure.text}
          </News>
        )}
        <LateButtons>
          <Button kind="danger" busy={busy} onClick={() => void send()} className="max-sm:w-full">
            {t('delete.confirm')}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={() => setOpen(false)} className="max-sm:w-full">
            {t('delete.leave')}
          </Button>
        </LateButtons>
      </Dialog>
      {again.dialog}
    </div>
  );
}

/** When the account will be deleted, or what keeps it by now, and the button that keeps it. */
function Planned({ dueAt, obstacles }: Pick<OwnData, 'obstacles'> & { dueAt: string }) {
  const { t } = useTranslation('own-data');
  const lang = useLang();
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const { busy, run } = useOneAtATime();
  const [failure, setFailure] = useState<FailureWords>();
  const keep = () =>
    run(async () => {
      setFailure(undefined);
      try {
        await api(keepAccountCall, {});
        toast.success(t('delete.keptNow'));
      } catch (problem) {
        setFailure(wordsFor(problem, t('delete.keepFailed')));
      }
      await fetchFresh(queries, ownDataQuery).catch(() => undefined);
    });
  return (
    <Part title={t('delete.title')}>
      {obstacles.length > 0 ? (
        <Obstacles {...{ obstacles, dueAt }} />
      ) : (
        <Notice tone="warning">{t('delete.due', { date: formatInstant(new Date(dueAt), lang) })}</Notice>
      )}
      {failure && (
        <News tone="danger" title={failure.title}>
          {failure.text}
        </News>
      )}
      <div>
        <Button busy={busy} onClick={() => void keep()} className="max-sm:w-full">
          {t('delete.keep')}
        </Button>
      </div>
    </Part>
  );
}
