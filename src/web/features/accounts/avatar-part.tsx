import { useRef, useState } from 'react';
import { changeAvatarCall, removeAvatarCall } from '#shared/contracts/account-changes.ts';
import type { User } from '#shared/contracts/accounts.ts';
import { isTooSmall, shortestSide } from '#shared/photo-sizes.ts';
import { api } from '#web/lib/api.ts';
import { openPhoto } from '#web/lib/crop-photo.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useFailureWords } from '#web/lib/problem-text.ts';
import { updateUser } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { upload } from '#web/lib/upload.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import { AvatarDialog } from './avatar/avatar-dialog.tsx';

/** Adds, changes and removes the picture of oneself. */
export default function AvatarPart({ user }: { user: User }) {
  const { t } = useTranslation('avatar');
  const wordsFor = useFailureWords();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [photo, setPhoto] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<{ title?: string; text: string }>();
  const { busy, run } = useOneAtATime();
  const close = () => {
    photo?.close();
    setPhoto(undefined);
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const opened = await openPhoto(file).catch(() => undefined);
    if (opened && !isTooSmall(opened)) {
      setProblem(undefined);
      setPhoto(opened);
      return;
    }
    opened?.close();
    setProblem({ text: opened ? t('small', { pixels: shortestSide }) : t('unreadable') });
  };
  const save = async (cut: Blob) => {
    close();
    setProblem(undefined);
    try {
      updateUser((await upload(changeAvatarCall, { file: cut })).user);
      toast.success(t('saved'));
    } catch (failure) {
      setProblem(wordsFor(failure, t('saveFailed')));
    }
  };
  const remove = async () => {
    setProblem(undefined);
    try {
      updateUser((await api(removeAvatarCall, {})).user);
      toast.success(t('removed'));
      choose.current?.focus();
    } catch (failure) {
      setProblem(wordsFor(failure, t('removeFailed')));
    }
  };
  const { avatar, preferences } = user;
  return (
    <div className="grid justify-items-start gap-2">
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/*"
        hidden
        data-testid="avatar-file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          void open(file);
        }}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button ref={choose} kind="quiet" busy={busy} onClick={() => input.current?.click()}>
          {avatar === null ? t('add') : t('change')}
        </Button>
        {avatar !== null && (
          <Button kind="plain" busy={busy} onClick={() => void run(remove)}>
            {t('remove')}
          </Button>
        )}
      </div>
      <p className="text-s text-ink-soft">{preferences.privacy.profileVisible ? t('visible') : t('hidden')}</p>
      {problem && (
        <News tone="danger" title={problem.title}>
          {problem.text}
        </News>
      )}
      {photo && (
        <AvatarDialog photo={photo} returnTo={choose} onUse={(cut) => void run(() => save(cut))} onClose={close} />
      )}
    </div>
  );
}
