import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import {
  deleteListingCall,
  duplicateListingCall,
  listProviderServicesCall,
  type ProviderService,
  pauseListingCall,
  resumeListingCall,
  submitListingCall,
} from '#shared/contracts/provider-services.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { api } from '#web/lib/api.ts';
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided, Problem } from '#web/lib/problem.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { fetchFresh, outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LateButtons } from '#web/ui/late-buttons.tsx';
import { News } from '#web/ui/news.tsx';
import { listingQuery, noteListing } from '../queries.ts';

/** Submitting, pausing, copying, deleting, and the ways to the preview and the public page. */
export function ListingActions({ listing }: { listing: ProviderService }) {
  const { t } = useTranslation('provider-service');
  const { busy, failure, submit, pause, resume, duplicate, remove } = useListingActions(listing);
  const [asked, setAsked] = useState<'pause' | 'delete'>();
  const button = useRef<HTMLButtonElement>(null);
  const { status, missing, listed, id, unchanged, mayDelete } = listing;
  const params = { serviceId: id };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        {(status === 'draft' || status === 'rejected') && !unchanged && (
          <Button busy={busy} onClick={submit} aria-disabled={missing.length > 0 || undefined}>
            {t(status === 'draft' ? 'submit' : 'submitAgain')}
          </Button>
        )}
        {status === 'paused' && (
          <Button busy={busy} onClick={resume}>
            {t('resume')}
          </Button>
        )}
        <LinkButton to="/provider/services/$serviceId/preview" params={params} kind="quiet">
          {t('preview')}
        </LinkButton>
        {listed && (
          <LinkButton to="/services/$id" params={{ id }} kind="plain">
            {t('publicPage')}
          </LinkButton>
        )}
        {status === 'approved' && (
          <Button kind="plain" ref={button} onClick={() => setAsked('pause')}>
            {t('pause')}
          </Button>
        )}
        <Button kind="plain" busy={busy} onClick={duplicate}>
          {t('duplicate')}
        </Button>
        {mayDelete && (
          <Button kind="plain" ref={button} onClick={() => setAsked('delete')}>
            {t('delete')}
          </Button>
        )}
      </div>
      {failure && (
        <News tone="danger" title={failure.title}>
          {failure.text}
        </News>
      )}
      <Dialog
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        title={t(asked === 'delete' ? 'delete.title' : 'pause.title')}
        description={t(asked === 'delete' ? 'delete.text' : 'pause.text')}
        returnTo={button}
      >
        <LateButtons>
          <Button
            kind="danger"
            busy={busy}
            onClick={() => {
              if (asked === 'delete') remove();
              else pause();
              setAsked(undefined);
            }}
          >
            {t(asked === 'delete' ? 'delete.sure' : 'pause.sure')}
          </Button>
          <Button kind="quiet" onClick={() => setAsked(undefined)}>
            {t('keepIt')}
          </Button>
        </LateButtons>
      </Dialog>
    </div>
  );
}

const moves = { submit: submitListingCall, pause: pauseListingCall, resume: resumeListingCall } as const;

function useListingActions({ id }: ProviderService) {
  const { t } = useTranslation('provider-service');
  const { providerId } = useMember();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const wordsFor = useFailureWords();
  const { busy, run } = useOneAtATime();
  const [key] = useState(() => createIdempotencyKey());
  const [failure, setFailure] = useState<FailureWords>();
  const input = { params: { id }, query: { providerId } };
  const attempt = (work: () => Promise<void>) =>
    void run(async () => {
      setFailure(undefined);
      try {
        await work();
      } catch (problem) {
        // What is shown may be old: another member has moved it, or an admin has decided.
        if (problem instanceof Problem && problem.status < 500 && problem.status > 0) {
          await fetchFresh(queries, listingQuery({ providerId, id })).catch(() => undefined);
        }
        setFailure(wordsFor(problem, t('actionFailed')));
      }
    });
  const move = (name: keyof typeof moves) =>
    attempt(async () => {
      const { service } = await api(moves[name], input);
      noteListing(queries, providerId, service);
      toast.success(t(`done.${name}`));
    });
  return {
    ...{ busy, failure },
    submit: () => move('submit'),
    pause: () => move('pause'),
    resume: () => move('resume'),
    duplicate: () =>
      attempt(async () => {
        try {
          const { service } = await api(duplicateListingCall, { ...input, idempotencyKey: key.keyFor(input) });
          key.decided();
          noteListing(queries, providerId, service);
          toast.success(t('done.duplicate'));
          await navigate({ to: '/provider/services/$serviceId', params: { serviceId: service.id }, search: {} });
        } catch (problem) {
          if (isDecided(problem)) key.decided();
          throw problem;
        }
      }),
    remove: () =>
      attempt(async () => {
        await api(deleteListingCall, input);
        queries.removeQueries({ queryKey: listingQuery({ providerId, id }).queryKey });
        toast.success(t('done.delete'));
        await navigate({ to: '/provider/services', search: {}, replace: true });
        outdate(queries, listProviderServicesCall);
      }),
  };
}
