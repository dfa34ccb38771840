import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { textLinkClasses } from '#web/ui/text-link.tsx';

interface ShareDialogProps {
  title: string;
  /** The address of the listing. */
  url: string;
  onClose: () => void;
}

/** The address of a listing, to be copied or sent. */
export function ShareDialog({ title, url, onClose }: ShareDialogProps) {
  const { t } = useTranslation('share');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('copied'));
      onClose();
    } catch {
      // Browsers refuse it, for instance, where the page is not secure.
      toast.info(t('copyYourself'));
    }
  };
  const link = `${textLinkClasses} inline-flex min-h-11 items-center`;
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString().replaceAll('+', '%20');
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={t('title')} description={title}>
      <div className="mt-5 grid grid-cols-1 gap-5">
        <TextInput label={t('link')} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button onClick={() => void copy()} className="max-sm:w-full">
            {t('copy')}
          </Button>
          <a
            className={link}
            href={`https://wa.me/?${query({ text: `${title}\n${url}` })}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('whatsapp')}
          </a>
          <a className={link} href={`mailto:?${query({ subject: title, body: url })}`}>
            {t('email')}
          </a>
        </div>
      </div>
    </Dialog>
  );
}
