import type { TeamReply } from '#shared/contracts/admin-support.ts';
import { langs } from '#shared/languages.ts';
import { supportLimits } from '#shared/support-rules.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Textarea, TextInput } from '#web/ui/inputs.tsx';
import { News } from '#web/ui/news.tsx';
import { LeaveTyped } from '../typed/leave-typed.tsx';
import { useReplyForm } from './use-reply-form.ts';

interface ReplyFormProps {
  /** Absent: a new one. */
  reply?: TeamReply;
  onDone: () => void;
}

/** A saved reply with its title and its text in both languages. */
export function ReplyForm({ reply, onDone }: ReplyFormProps) {
  const { t } = useTranslation('admin-tickets');
  const { typed, problems, failure, busy, isTyped, type, save, remove, signInDialog } = useReplyForm(reply, onDone);
  return (
    <form
      noValidate
      aria-label={reply ? t('replies.edit', { title: reply.title }) : t('replies.new')}
      className="grid max-w-4xl grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <LeaveTyped asks={isTyped && !busy} />
      <TextInput
        label={t('replies.title')}
        maxLength={supportLimits.replyTitle}
        value={typed.title}
        error={problems.title}
        onChange={({ target }) => type({ ...typed, title: target.value })}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {langs.map((lang) => (
          <Textarea
            key={lang}
            rows={7}
            lang={lang}
            label={t(`replies.${lang}`)}
            maxLength={supportLimits.text}
            value={typed.text[lang]}
            error={problems[`text.${lang}`]}
            onChange={({ target }) => type({ ...typed, text: { ...typed.text, [lang]: target.value } })}
          />
        ))}
      </div>
      {failure && (
        <News tone="danger" title={failure.title}>
          {failure.text}
        </News>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} disabled={!isTyped}>
          {t('replies.save')}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onDone}>
          {t('replies.leave')}
        </Button>
        {reply && (
          <Button kind="danger" disabled={busy} onClick={() => void remove()}>
            {t('replies.delete')}
          </Button>
        )}
      </div>
      {signInDialog}
    </form>
  );
}
