import { type ReactNode, useState } from 'react';
import type { ProviderDocument } from '#shared/contracts/onboarding.ts';
import {
  type DocumentType,
  documentsPerApplication,
  optionalDocuments,
  type RequiredDocument,
  requiredDocuments,
} from '#shared/provider-documents.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { DocumentForm } from '../document-form.tsx';
import { DocumentRow } from '../papers/document-row.tsx';
import { screenAfter } from '../screens.ts';
import { MissingDocuments } from '../wizard/missing-documents.tsx';
import { ScreenForm } from '../wizard/screen-form.tsx';
import type { ScreenProps } from '../wizard/screen-props.ts';

type Types = readonly [DocumentType, ...DocumentType[]];

/** The documents: those that are needed to send the application, then all others. Each is uploaded at once. */
export function DocumentsScreen({ application, goOn }: ScreenProps) {
  const { t } = useTranslation(['documents', 'application']);
  const { kind, documents, steps } = application;
  const missing = new Set<string>(steps.find(({ step }) => step === 'documents')?.missing);
  const groups = requiredDocuments(kind);
  const required = new Set(groups.flatMap(({ anyOf }) => anyOf));
  const others = documents.filter(({ type }) => !required.has(type));
  const hints: Record<RequiredDocument, string> = {
    identity: t('one.identity'),
    registration: t('one.registration'),
    licence: t(`licence.${kind}`),
  };
  const [tried, setTried] = useState(false);
  const isFull = documents.length >= documentsPerApplication;
  return (
    <ScreenForm
      screen="documents"
      busy={false}
      failure={undefined}
      onNext={async () => (missing.size === 0 ? goOn() : setTried(true))}
      beside={
        missing.size > 0 && (
          <LinkButton kind="plain" to="/onboard/$step" params={{ step: screenAfter('documents') }}>
            {t('application:later')}
          </LinkButton>
        )
      }
    >
      <MissingDocuments key={String(tried)} application={application} pressed={tried} />
      {groups.map(({ group, anyOf }) => (
        <Group
          key={group}
          title={t(`group.${group}`)}
          badge={missing.has(group) && <Badge tone="warning">{t('required')}</Badge>}
          hint={hints[group]}
          documents={documents.filter(({ type }) => anyOf.includes(type))}
        >
          {!isFull && <DocumentForm types={anyOf as Types} about={t(`group.${group}`)} />}
        </Group>
      ))}
      <Group title={t('helpful')} hint={t('helpful.text')} documents={others}>
        {!isFull && <DocumentForm types={optionalDocuments(kind) as Types} about={t('helpful')} />}
      </Group>
      <div className="grid max-w-prose gap-2 text-s text-ink-soft">
        <p>{t('count', { count: documents.length, most: documentsPerApplication })}</p>
        <p>{t('noAdvice')}</p>
      </div>
    </ScreenForm>
  );
}

interface GroupProps {
  title: string;
  badge?: ReactNode;
  hint: string;
  documents: readonly ProviderDocument[];
  children: ReactNode;
}

function Group({ title, badge, hint, documents, children }: GroupProps) {
  return (
    <section className="grid grid-cols-1 gap-4 rounded-l border border-line bg-surface p-4 sm:p-6">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="text-l">{title}</h2>
          {badge}
        </div>
        <p className="max-w-prose text-s text-ink-soft">{hint}</p>
      </div>
      {documents.length > 0 && (
        <ul className="border-b border-line">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} removable />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
