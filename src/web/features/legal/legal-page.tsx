import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';

interface LegalPageProps {
  title: string;
  intro: string;
  /** Said in demo mode only. */
  demo: string;
  children: ReactNode;
}

/** A page to read: title, in the demo what is different there, the sections, and how to reach us. */
export function LegalPage({ title, intro, demo, children }: LegalPageProps) {
  const { t } = useTranslation('legal');
  const { data: settings } = useQuery(publicSettingsQuery);
  return (
    <article className="page py-10 md:py-16">
      <div className="grid max-w-2xl gap-9">
        <header className="grid gap-3">
          <h1>{title}</h1>
          <p className="text-l text-ink-soft">{intro}</p>
        </header>
        {settings?.demo && (
          <Notice tone="warning" still>
            {demo}
          </Notice>
        )}
        {children}
        {settings && (
          <LegalSection title={t('contact')}>
            <p>{t('contact.text', { email: settings.supportEmail, phone: settings.supportPhone })}</p>
          </LegalSection>
        )}
      </div>
    </article>
  );
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-l">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Points({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-2 pl-5">{children}</ul>;
}
