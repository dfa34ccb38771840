import type { BlockSource } from '#shared/block-limits.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

const texts = {
  other_site: 'source.other_site',
  phone: 'source.phone',
  own_use: 'source.own_use',
  closed: 'source.closed',
} as const satisfies Record<BlockSource, string>;

/** What each source of a block is called. */
export function useSourceWords(): (source: BlockSource) => string {
  const { t } = useTranslation('provider-calendar');
  return (source) => t(texts[source]);
}
