import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createFavoriteListCall, deleteFavoriteListCall, renameFavoriteListCall } from '#shared/contracts/favorites.ts';
import { favoriteLimits } from '#shared/favorite-limits.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { News } from '#web/ui/news.tsx';
import type { ListAct, ListDialogProps } from './list-acts.ts';
import { ShareDialog } from './share-dialog.tsx';
import { useListChange } from './use-list-change.ts';

/** The dialog of what is done with a list. */
export default function ListDialog({ act, ...props }: ListDialogProps & { act: ListAct }) {
  if (act === 'share') return <ShareDialog {...props} />;
  if (act === 'delete') return <DeleteDialog {...props} />;
  return <NameDialog isNew={act === 'new'} {...props} />;
}

/** Makes a list, or gives one another name. */
function NameDialog({ isNew, list, open, onClose, returnTo }: ListDialogProps & { isNew: boolean }) {
  const { t } = useTranslation('favorites');
  const navigate = useNavigate();
  const [name, setName] = useState(isNew ? '' : (list.name ?? ''));
  const { busy, wrong, setWrong, change } = useListChange();
  const send = () => {
    const body = { name };
    const call = () =>
      isNew ? api(createFavoriteListCall, { body }) : api(renameFavoriteListCall, { params: { id: list.id }, body });
    return change(call, {
      text: t(isNew ? 'lists.created' : 'lists.renamed'),
      after: ({ id }) => {
        onClose();
        if (isNew) {
          setName('');
          void navigate({ to: '/favorites', search: { list: id } });
        }
      },
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || busy || onClose()}
      title={t(isNew ? 'lists.new.title' : 'lists.rename.title')}
      returnTo={returnTo}
    >
      <form
        noValidate
        className="mt-5 grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextInput
          label={t('lists.name')}
          required
          maxLength={favoriteLimits.name}
          autoComplete="off"
          value={name}
          error={wrong.name}
          onChange={({ target }) => {
            setName(target.value);
            setWrong({});
          }}
        />
        {wrong.other && (
          <News tone="danger" title={wrong.other.title}>
            {wrong.other.text}
          </News>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} className="max-sm:flex-auto">
            {t(isNew ? 'lists.create' : 'lists.save')}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose} className="max-sm:flex-auto">
            {t('lists.back')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function DeleteDialog({ list, open, onClose, returnTo }: ListDialogProps) {
  const { t } = useTranslation('favorites');
  const navigate = useNavigate();
  const { busy, wrong, change } = useListChange();
  const send = () =>
    change(() => api(deleteFavoriteListCall, { params: { id: list.id } }), {
      text: t('lists.deleted'),
      after: () => {
        onClose();
        void navigate({ to: '/favorites', search: {} });
        // The button that was pressed is gone.
        document.getElementById('favorites')?.focus();
      },
    });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || busy || onClose()}
      title={t('lists.delete.title', { name: list.name ?? '' })}
      description={t('lists.delete.text')}
      returnTo={returnTo}
    >
      <div className="mt-5 grid grid-cols-1 gap-5">
        {wrong.other && (
          <News tone="danger" title={wrong.other.title}>
            {wrong.other.text}
          </News>
        )}
        <div className="flex flex-wrap gap-3">
          <Button kind="danger" busy={busy} onClick={() => void send()} className="max-sm:flex-auto">
            {t('lists.delete.confirm')}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose} className="max-sm:flex-auto">
            {t('lists.back')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
