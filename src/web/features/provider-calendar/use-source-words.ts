import type { StoredBlockSource } from '#shared/block-limits.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

const texts = {
  other_site: 'source.other_site',
  phone: 'source.phone',
  own_use: 'source.own_use',
  closed: 'source.closed',
  import: 'source.import',
  time_off: 'source.time_off',
} as const satisfies Record<StoredBlockSource, string>;

/** What each source of a block is called. */
export function useSourceWords(): (source: StoredBlockSource) => string {
  const { t } = useTranslation('provider-calendar');
  return (source) => t(texts[source]);
}
