import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import type { TicketSent } from './use-ticket-form.ts';

interface SentTicketProps {
  sent: TicketSent;
  /** Whether whoever sent it is signed in. */
  isOwn: boolean;
  onAgain: () => void;
}

/** That a message was sent, its reference, and what happens next. */
export function SentTicket({ sent: { id, reference, email }, isOwn, onAgain }: SentTicketProps) {
  const { t } = useTranslation('support');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="sent" className="grid max-w-2xl grid-cols-1 gap-4">
      <h2 id="sent" ref={heading} tabIndex={-1} className="outline-none">
        {t('sent')}
      </h2>
      <p>
        {t('sent.reference')} <strong>{reference}</strong>
      </p>
      <p className="wrap-anywhere">{t('sent.next', { email })}</p>
      <p className="text-ink-soft">{t(isOwn ? 'sent.own' : 'sent.visitor')}</p>
      <div className="flex flex-wrap gap-3">
        {isOwn && (
          <LinkButton to="/support/$ticketId" params={{ ticketId: id }}>
            {t('sent.open')}
          </LinkButton>
        )}
        <Button kind="quiet" onClick={onAgain}>
          {t('sent.again')}
        </Button>
      </div>
    </section>
  );
}
