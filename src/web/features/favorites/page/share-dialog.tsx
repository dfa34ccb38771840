import { useEffect, useRef } from 'react';
import { shareFavoriteListCall, unshareFavoriteListCall } from '#shared/contracts/favorites.ts';
import { withLang } from '#shared/languages.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { News } from '#web/ui/news.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import type { ListDialogProps } from './list-acts.ts';
import { useListChange } from './use-list-change.ts';

/** The link of a list: it is made, copied and ended here. */
export function ShareDialog({ list, open, onClose, returnTo }: ListDialogProps) {
  const { t } = useTranslation('favorites');
  const lang = useLang();
  const { busy, wrong, change } = useListChange();
  const { id, token } = list;
  const next = useRef<HTMLButtonElement>(null);
  const shown = useRef(token);
  useEffect(() => {
    // Another token brings other buttons. The one that was pressed is gone, and the focus with it, unless it was moved.
    const isLost = !document.activeElement?.matches('a, button, input');
    if (shown.current !== token && isLost) next.current?.focus();
    shown.current = token;
  }, [token]);
  const make = () => change(() => api(shareFavoriteListCall, { params: { id } }), {});
  const end = () => change(() => api(unshareFavoriteListCall, { params: { id } }), { text: t('share.ended') });
  const address = window.location.origin + withLang(`/favorites/shared/${token}`, lang);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(t('share.copied'));
    } catch {
      // Browsers refuse it, for instance, where the page is not secure.
      toast.info(t('share.copyYourself'));
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('share.title', { name: list.name ?? t('title') })}
      description={t('share.text')}
      returnTo={returnTo}
    >
      <div className="mt-5 grid grid-cols-1 gap-5">
        {wrong.other && (
          <News tone="danger" title={wrong.other.title}>
            {wrong.other.text}
          </News>
        )}
        {token === null ? (
          <div>
            <Button ref={next} busy={busy} onClick={() => void make()} className="max-sm:w-full">
              {t('share.make')}
            </Button>
          </div>
        ) : (
          <>
            <TextInput
              label={t('share.link')}
              readOnly
              value={address}
              onFocus={(event) => event.currentTarget.select()}
            />
            <div className="flex flex-wrap gap-3">
              <Button ref={next} onClick={() => void copy()} className="max-sm:flex-auto">
                {t('share.copy')}
              </Button>
              <Button kind="danger" busy={busy} onClick={() => void end()} className="max-sm:flex-auto">
                {t('share.end')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
