import { useLeaving } from '#web/lib/use-leaving.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface LeaveQuestionProps {
  /** Whether anything would be lost now. */
  asks: boolean;
  /** What is asked; absent: about words that are typed and not saved. */
  words?: { title: string; text: string; stay: string; go: string };
}

/** Asks before somebody leaves what is not saved yet, also by the browser's own Back. */
export function LeaveQuestion({ asks, words }: LeaveQuestionProps) {
  const { t } = useTranslation('leaving');
  const asked = useLeaving(asks);
  const { title, text, stay, go } = words ?? { title: t('title'), text: t('text'), stay: t('stay'), go: t('go') };
  return (
    <Dialog open={asked !== undefined} onOpenChange={(open) => open || asked?.stay()} title={title} description={text}>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => asked?.stay()}>{stay}</Button>
        <Button kind="danger" onClick={() => asked?.go()}>
          {go}
        </Button>
      </div>
    </Dialog>
  );
}
