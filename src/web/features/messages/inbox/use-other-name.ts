import type { Conversation } from '#shared/contracts/messages.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** The name of the other side of a conversation; a traveller who does not show theirs has none before they book. */
export function useOtherName({ side, provider, traveller }: Conversation): string {
  const { t } = useTranslation('messages');
  return side === 'traveller' ? provider.name : (traveller.name ?? t('traveller'));
}
