import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import { withLang } from '#shared/languages.ts';
import { toast } from '#web/lib/toast.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { ShareDialog } from './share-dialog.tsx';

interface ShareSheetProps {
  service: Service;
  onClose: () => void;
}

/** Shares a listing: by the device's own sheet, or by a dialog of ours where it has none or does not open it. */
export default function ShareSheet({ service: { id, title }, onClose }: ShareSheetProps) {
  const { texts } = useRouteContext({ from: '__root__' });
  const lang = useLang();
  const [own, setOwn] = useState(false);
  // Without the dates of the visitor's own search.
  const url = window.location.origin + withLang(`/services/${id}`, lang);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const openOwn = async () => {
      await texts.load(['share']);
      setOwn(true);
    };
    const fail = () => {
      toast.error(texts.translate('common', 'lostChunk'));
      onClose();
    };
    void openSystemSheet({ title, url }).then((isDone) => (isDone ? onClose() : openOwn().catch(fail)));
  }, [texts, title, url, onClose]);
  return own ? <ShareDialog {...{ title, url, onClose }} /> : null;
}

/** @returns whether the device has shown its sheet, also where nothing was chosen in it */
async function openSystemSheet(what: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'AbortError';
  }
}
