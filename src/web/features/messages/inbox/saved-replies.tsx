import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  changeSavedReplyCall,
  createSavedReplyCall,
  deleteSavedReplyCall,
  listSavedRepliesCall,
  type SavedReply,
} from '#shared/contracts/messages.ts';
import { messageLimits } from '#shared/message-rules.ts';
import { api } from '#web/lib/api.ts';
import { lazyResolver, showProblem } from '#web/lib/form.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { type FailureWords, useFailureWords, useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Textarea, TextInput } from '#web/ui/inputs.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { savedRepliesQuery } from '../queries.ts';

const { resolver, prepare } = lazyResolver({
  load: async () => (await import('#shared/contracts/messages.schemas.ts')).SavedReplyRequest,
});

interface SavedRepliesProps {
  providerId: string;
  open: boolean;
  onClose: () => void;
  returnTo: RefObject<HTMLElement | null>;
  onChoose: (text: string) => void;
}

/** The replies that a provider has saved: to use, add, change and delete. */
export default function SavedReplies({ providerId, open, onClose, returnTo, onChoose }: SavedRepliesProps) {
  const { t } = useTranslation('messages');
  /** The reply that is being changed; `new`: one is added; undefined: the list is shown. */
  const [editing, setEditing] = useState<SavedReply | 'new'>();
  const toList = () => setEditing(undefined);
  return (
    <Dialog
      open={open}
      // From the form it leads back to the list, as its own button does.
      onOpenChange={(wanted) => wanted || (editing ? toList() : onClose())}
      title={t('replies')}
      description={t('replies.text')}
      returnTo={returnTo}
    >
      {editing ? (
        <ReplyForm providerId={providerId} onDone={toList} {...(editing !== 'new' && { reply: editing })} />
      ) : (
        <ReplyList providerId={providerId} onChoose={onChoose} onEdit={setEditing} />
      )}
    </Dialog>
  );
}

interface ReplyListProps {
  providerId: string;
  onChoose: (text: string) => void;
  onEdit: (reply: SavedReply | 'new') => void;
}

function ReplyList({ providerId, onChoose, onEdit }: ReplyListProps) {
  const { t } = useTranslation('messages');
  const textOf = useProblemText();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(savedRepliesQuery(providerId));
  const list = useRef<HTMLDivElement>(null);
  const { busy, run } = useOneAtATime();
  /** The reply of which it is asked whether to delete it. */
  const [asked, setAsked] = useState<string>();
  const remove = ({ id }: SavedReply) =>
    run(async () => {
      try {
        await api(deleteSavedReplyCall, { params: { id }, query: { providerId } });
        toast.success(t('replies.deleted'));
        outdate(queries, listSavedRepliesCall);
        list.current?.focus();
      } catch (problem) {
        toast.error(textOf(problem));
      }
    });
  if (error && !data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  return (
    <div ref={list} tabIndex={-1} className="mt-4 grid grid-cols-1 gap-4 outline-none">
      {data.items.length === 0 && <p className="text-ink-soft">{t('replies.none')}</p>}
      <ul className="grid grid-cols-1">
        {data.items.map((reply) => (
          <li key={reply.id} className="grid gap-1 border-t border-line py-3">
            <h3 className="wrap-anywhere text-m font-semibold">{reply.title}</h3>
            <p className="line-clamp-3 whitespace-pre-line wrap-anywhere text-s text-ink-soft">{reply.text}</p>
            {asked === reply.id ? (
              <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2">
                <p className="text-s">{t('replies.ask')}</p>
                <Button kind="danger" busy={busy} onClick={() => void remove(reply)}>
                  {t('replies.delete')}
                </Button>
                <Button autoFocus kind="quiet" onClick={() => setAsked(undefined)}>
                  {t('replies.keep')}
                </Button>
              </div>
            ) : (
              <p className="flex flex-wrap gap-x-2">
                <Button kind="plain" aria-label={t('replies.useOf', reply)} onClick={() => onChoose(reply.text)}>
                  {t('replies.use')}
                </Button>
                <Button kind="plain" aria-label={t('replies.changeOf', reply)} onClick={() => onEdit(reply)}>
                  {t('replies.change')}
                </Button>
                <Button kind="plain" aria-label={t('replies.deleteOf', reply)} onClick={() => setAsked(reply.id)}>
                  {t('replies.delete')}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      {data.items.length < messageLimits.replies && (
        <p>
          <Button kind="quiet" onClick={() => onEdit('new')}>
            {t('replies.add')}
          </Button>
        </p>
      )}
    </div>
  );
}

interface ReplyFormProps {
  providerId: string;
  reply?: SavedReply;
  onDone: () => void;
}

function ReplyForm({ providerId, reply, onDone }: ReplyFormProps) {
  const { t } = useTranslation('messages');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const [notice, setNotice] = useState<FailureWords>();
  const defaultValues = { title: reply?.title ?? '', text: reply?.text ?? '' };
  const form = useForm({ resolver, reValidateMode: 'onSubmit', defaultValues });
  const { errors, isDirty, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (body) => {
    setNotice(undefined);
    try {
      if (reply) await api(changeSavedReplyCall, { params: { id: reply.id }, query: { providerId }, body });
      else await api(createSavedReplyCall, { query: { providerId }, body });
      outdate(queries, listSavedRepliesCall);
      toast.success(t('replies.saved'));
      onDone();
    } catch (problem) {
      setNotice(showProblem(form, problem, wordsFor(problem, t('replies.failed'))));
    }
  });
  const clear = (name: 'title' | 'text') => () => form.clearErrors(name);
  return (
    <form onSubmit={save} onFocus={prepare} noValidate className="mt-4 grid grid-cols-1 gap-4">
      <LeaveQuestion asks={isDirty && !isSubmitting} />
      <TextInput
        label={t('replies.title')}
        maxLength={messageLimits.replyTitle}
        error={errors.title}
        {...form.register('title', { onChange: clear('title') })}
      />
      <Textarea
        rows={5}
        label={t('replies.reply')}
        maxLength={messageLimits.text}
        error={errors.text}
        {...form.register('text', { onChange: clear('text') })}
      />
      {notice && (
        <Notice tone="danger" title={notice.title}>
          {notice.text}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          {t('replies.save')}
        </Button>
        <Button kind="quiet" disabled={isSubmitting} onClick={onDone}>
          {t('replies.cancel')}
        </Button>
      </div>
    </form>
  );
}
