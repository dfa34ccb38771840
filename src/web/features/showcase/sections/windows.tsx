import { useRef, useState } from 'react';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Kicker } from '#web/ui/kicker.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Row, Section } from './section.tsx';
import { useWords } from './words.ts';

export function WindowsShown({ number }: { number: number }) {
  const words = useWords();
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  const dialogButton = useRef<HTMLButtonElement>(null);
  const drawerButton = useRef<HTMLButtonElement>(null);
  const show = (name: 'dialog' | 'drawer') => (shown: boolean) => setOpen(shown ? name : undefined);
  return (
    <Section id="windows" number={number} title={words.windows}>
      <Row>
        <Button ref={dialogButton} kind="quiet" onClick={() => setOpen('dialog')}>
          {words.dialog}
        </Button>
        <Button ref={drawerButton} kind="quiet" onClick={() => setOpen('drawer')}>
          {words.drawer}
        </Button>
        <Button kind="quiet" onClick={() => toast.success(words.toastText)}>
          {words.toast}
        </Button>
        <Button kind="quiet" onClick={() => toast.error(words.refused)}>
          {words.toast}
        </Button>
      </Row>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={show('dialog')}
        title={words.dialogTitle}
        description={words.dialogText}
        returnTo={dialogButton}
      >
        <div className="mt-6 flex flex-wrap gap-3">
          <Button kind="danger" onClick={() => setOpen(undefined)}>
            {words.cancel}
          </Button>
          <Button kind="plain" onClick={() => setOpen(undefined)}>
            {words.later}
          </Button>
        </div>
      </Dialog>
      <Drawer open={open === 'drawer'} onOpenChange={show('drawer')} title={words.drawerTitle} returnTo={drawerButton}>
        <div className="mt-4 grid gap-2">
          <Checkbox label={words.stays} />
          <Checkbox label={words.meals} defaultChecked />
          <Button onClick={() => setOpen(undefined)}>{words.book}</Button>
        </div>
      </Drawer>
    </Section>
  );
}

export function NightShown({ number }: { number: number }) {
  const words = useWords();
  return (
    <Section id="night" number={number} title={words.night}>
      <div className="night grid gap-6 rounded-l p-6 sm:p-10">
        <Kicker>{words.safaris}</Kicker>
        <p className="max-w-2xl font-display text-2xl text-balance">{words.heading}</p>
        <p className="max-w-prose text-ink-soft">
          {words.nightText} <TextLink to="/explore">{words.towns}</TextLink>
        </p>
        <Row>
          <Button>{words.book}</Button>
          <Button kind="quiet">{words.share}</Button>
          <Button kind="plain">{words.later}</Button>
        </Row>
      </div>
    </Section>
  );
}
