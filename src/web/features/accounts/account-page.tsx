import type { ReactNode } from 'react';

/** One narrow column: a heading and a form, or what happened. */
export function AccountPage({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="page py-10 md:py-16">
      <div className="mx-auto grid max-w-md gap-6">
        <header className="grid gap-2">
          <h1>{title}</h1>
          {text !== undefined && <p className="text-ink-soft">{text}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
