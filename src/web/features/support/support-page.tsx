import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { callAddress } from '#web/lib/addresses.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Horizon } from '#web/ui/horizon.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink, textLinkClasses } from '#web/ui/text-link.tsx';
import { SentTicket } from './parts/sent-ticket.tsx';
import type { TicketSent } from './parts/use-ticket-form.ts';
import type { SupportSearch } from './queries.ts';

// What sends a form and shows a list would make the first load of a public page too large.
const TicketForm = lazy(() => import('./parts/ticket-form.tsx').then(({ TicketForm: form }) => ({ default: form })));
const OwnTickets = lazy(() => import('./parts/own-tickets.tsx').then(({ OwnTickets: list }) => ({ default: list })));

/** How to reach us: the form, for visitors too, and what one has written before. The HTML is the same for everybody. */
export function SupportPage({ search }: { search: SupportSearch }) {
  const { t } = useTranslation('support');
  const { state } = useSession();
  const [sent, setSent] = useState<TicketSent>();
  return (
    <div className="page grid grid-cols-1 gap-12 py-10 md:gap-16 md:py-16">
      <header className="grid gap-5">
        <Horizon className="mb-2" />
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-l text-ink-soft">{t('lead')}</p>
        <Reach />
      </header>
      {sent ? (
        <SentTicket sent={sent} isOwn={state === 'authenticated'} onAgain={() => setSent(undefined)} />
      ) : (
        <LazyPart loading={<Skeleton lines={8} />}>
          <TicketForm search={search} onSent={setSent} />
        </LazyPart>
      )}
      {state === 'authenticated' && (
        <LazyPart loading={<Skeleton lines={3} />}>
          <OwnTickets page={search.page ?? 1} />
        </LazyPart>
      )}
    </div>
  );
}

/** What may answer at once. */
function Reach() {
  const { t } = useTranslation('support');
  const { data: settings } = useQuery(publicSettingsQuery);
  const link = `${textLinkClasses} inline-flex min-h-11 items-center`;
  return (
    <p className="flex flex-wrap gap-x-6">
      <TextLink to="/help" className="inline-flex min-h-11 items-center">
        {t('toHelp')}
      </TextLink>
      {settings && (
        <a href={callAddress(settings.supportPhone)} className={link}>
          {settings.supportPhone}
        </a>
      )}
      {settings && (
        <a href={`mailto:${settings.supportEmail}`} className={`${link} break-all`}>
          {settings.supportEmail}
        </a>
      )}
    </p>
  );
}
