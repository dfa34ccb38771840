import type { EditedArticleItem } from '#shared/contracts/admin-help.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useLang } from '#web/ui/use-lang.ts';

interface PlaceButtonsProps {
  item: EditedArticleItem;
  /** From 1, within its topic. */
  at: number;
  last: number;
  busy: boolean;
  onPlace: (place: number) => void;
}

/** Moves an article one place up or down. */
export function PlaceButtons({ item, at, last, busy, onPlace }: PlaceButtonsProps) {
  const { t } = useTranslation('admin-help');
  const title = item.title[useLang()];
  return (
    <div className="flex">
      <IconButton
        icon="down"
        className="rotate-180"
        label={t('up', { title })}
        disabled={busy || at === 1}
        onClick={() => onPlace(at - 1)}
      />
      <IconButton
        icon="down"
        label={t('down', { title })}
        disabled={busy || at === last}
        onClick={() => onPlace(at + 1)}
      />
    </div>
  );
}
