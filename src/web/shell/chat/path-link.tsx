import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { withLang } from '#shared/languages.ts';
import { classes } from '#web/ui/classes.ts';
import { useLang } from '#web/ui/use-lang.ts';

interface PathLinkProps {
  /** A path of ours, in any language; the link leads to it in the page's. */
  path: string;
  onLeave: () => void;
  className?: string;
  children: ReactNode;
}

/** A link of the assistant's to another page. */
export function PathLink({ path, onLeave, className, children }: PathLinkProps) {
  const lang = useLang();
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLeave();
    void navigate({ href: path });
  };
  return (
    <a
      href={withLang(path, lang)}
      onClick={follow}
      className={classes('font-semibold underline underline-offset-4 hover:text-brand', className)}
    >
      {children}
    </a>
  );
}
