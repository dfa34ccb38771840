import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useFailureWords } from '#web/lib/problem-text.ts';
import { pushBrowsersQuery, readPermission, turnOnPush } from '#web/lib/push.ts';
import { declineOffer, isOfferDeclined } from '#web/lib/push-offer.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';

/** Offers to have notifications shown by this browser, where it can and nobody has answered yet; once declined, never again. */
export function PushOffer() {
  const [shown, setShown] = useState(() => readPermission() === 'default' && !isOfferDeclined());
  return shown ? <Offer onDone={() => setShown(false)} /> : null;
}

function Offer({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('push');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const { data } = useQuery(pushBrowsersQuery);
  const { busy, run } = useOneAtATime();
  if (!data) return null;
  const turnOn = () =>
    run(async () => {
      try {
        const turned = await turnOnPush(data.publicKey);
        if (typeof turned === 'object') {
          queries.setQueryData(pushBrowsersQuery.queryKey, turned.browsers);
          toast.success(t('turnedOn'));
        } else {
          toast.error(t(turned));
        }
        // Whatever the answer was, it is found and changed in the profile.
        if (turned !== 'unreachable') onDone();
      } catch (problem) {
        const { title, text } = wordsFor(problem, t('failed'));
        toast.error(title ?? text);
      }
    });
  const decline = () => {
    declineOffer();
    onDone();
  };
  return (
    <div className="grid gap-1 border-b border-line bg-sunken px-5 py-3">
      <p className="text-s">{t('offer')}</p>
      <p className="-mx-2 flex flex-wrap gap-x-4">
        <Button kind="plain" busy={busy} onClick={() => void turnOn()}>
          {t('turnOn')}
        </Button>
        <Button kind="plain" onClick={decline}>
          {t('offer.no')}
        </Button>
      </p>
    </div>
  );
}
