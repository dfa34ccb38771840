import { type RefObject, useState } from 'react';
import { type Favorite, type FavoriteList, placeFavoriteCall } from '#shared/contracts/favorites.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { News } from '#web/ui/news.tsx';
import { useListChange } from './use-list-change.ts';

interface PlaceDialogProps {
  favorite: Favorite;
  lists: readonly FavoriteList[];
  open: boolean;
  onClose: () => void;
  returnTo: RefObject<HTMLElement | null>;
}

/** In which lists a listing is. */
export default function PlaceDialog({ favorite, lists, open, onClose, returnTo }: PlaceDialogProps) {
  const { t } = useTranslation('favorites');
  const [chosen, setChosen] = useState(favorite.listIds);
  const { busy, wrong, change } = useListChange();
  const send = () =>
    change(() => api(placeFavoriteCall, { params: { id: favorite.id }, body: { listIds: chosen } }), {
      text: t('lists.placed'),
      after: onClose,
    });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || busy || onClose()}
      title={favorite.title}
      description={t('lists.place.hint')}
      returnTo={returnTo}
    >
      <div className="mt-4 grid grid-cols-1 gap-5">
        <fieldset>
          <legend className="sr-only">{t('lists.label')}</legend>
          {lists.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={<span className="wrap-anywhere">{name ?? t('title')}</span>}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
        </fieldset>
        {wrong.other && (
          <News tone="danger" title={wrong.other.title}>
            {wrong.other.text}
          </News>
        )}
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} disabled={chosen.length === 0} onClick={() => void send()} className="max-sm:flex-auto">
            {t('lists.save')}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose} className="max-sm:flex-auto">
            {t('lists.back')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
