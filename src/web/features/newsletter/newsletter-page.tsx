import type { ReactNode } from 'react';
import { Horizon } from '#web/ui/horizon.tsx';

interface NewsletterPageProps {
  title: string;
  text: string;
  /** Announced at once by screen readers, for what did not work. */
  alert?: boolean;
  children: ReactNode;
}

/** A page about the newsletter: what it is about, and what can be done. */
export function NewsletterPage({ title, text, alert = false, children }: NewsletterPageProps) {
  return (
    <section className="page grid gap-5 py-10 md:py-20" role={alert ? 'alert' : undefined}>
      <Horizon className="mb-4" />
      <h1 className="max-w-3xl text-3xl">{title}</h1>
      <p className="max-w-prose text-l text-ink-soft">{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
    </section>
  );
}
