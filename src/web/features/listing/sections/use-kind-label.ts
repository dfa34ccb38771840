import type { Service } from '#shared/contracts/catalogue.ts';
import { type GuestKind, isChild } from '#shared/party.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** Names kinds of guests, children with their age. The page must have loaded the texts `party`. */
export function useKindLabel({ childUntil }: Pick<Service, 'childUntil'>): (kind: GuestKind) => string {
  const { t } = useTranslation('party');
  return (kind) =>
    isChild(kind) && childUntil !== null
      ? `${t(`kind.${kind}`)} (${t('until', { age: childUntil })})`
      : t(`kind.${kind}`);
}
