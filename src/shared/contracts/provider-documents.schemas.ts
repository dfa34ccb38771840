import { z } from 'zod';
import { documentReviews } from '../provider-documents.ts';
import { DocumentFields, ProviderDocument } from './onboarding.schemas.ts';

/** A document of a provider, with what became of it. */
export const OwnDocument = ProviderDocument.extend({
  review: z.enum(documentReviews).nullable().meta({
    description:
      '`submitted`: added after the approval, and an admin decides. Null: it was decided about with the application.',
  }),
  rejectReason: z.string().nullable(),
  renews: z.string().nullable().meta({ description: 'The document whose place it takes once it is approved.' }),
  replaced: z.boolean().meta({ description: 'Another one that was approved has taken its place.' }),
}).meta({ id: 'OwnDocument' });
export const OwnDocumentsAnswer = z.object({ items: z.array(OwnDocument) });

/** The text fields of an upload for an approved provider. */
export const NewDocumentFields = DocumentFields.extend({
  renews: z.uuid().optional().meta({ description: 'The document of the same type that it renews.' }),
});
