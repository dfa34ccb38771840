import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { openDocument } from '#server/providers/documents/open-document.ts';
import { removeDocument } from '#server/providers/documents/remove-document.ts';
import { uploadDocument } from '#server/providers/documents/upload-document.ts';
import { Done } from '#shared/contracts/common.schemas.ts';
import {
  ApplicationAnswer,
  BusinessRequest,
  ContactRequest,
  DocumentAnswer,
  DocumentFields,
  DocumentParams,
  PlaceRequest,
} from '#shared/contracts/onboarding.schemas.ts';
import {
  documentFilePath,
  getApplicationCall,
  removeDocumentCall,
  saveBusinessCall,
  saveContactCall,
  savePlaceCall,
  submitApplicationCall,
  uploadDocumentCall,
} from '#shared/contracts/onboarding.ts';
import { AppError } from '#shared/errors.ts';
import { documentMediaTypes } from '#shared/provider-documents.ts';
import { findOwnApplication, getApplication } from './queries.ts';
import { saveBusiness, saveContact, savePlace } from './save-application.ts';
import { submitApplication } from './submit-application.ts';

const applicants = { access: 'signed_in', tag: 'onboarding' } as const;

/** The calls by which somebody becomes a provider; each concerns the application of whoever calls. */
export function onboardingRoutes(http: Http, app: App): void {
  http.route({
    ...applicants,
    call: getApplicationCall,
    schemas: { answer: ApplicationAnswer },
    summary: 'One’s own application with its steps, what they lack, and what was decided; null if there is none',
    handler: async ({ person }) => ({ application: await getApplication(app, person.id) }),
  });
  http.route({
    ...applicants,
    call: saveBusinessCall,
    schemas: { body: BusinessRequest, answer: ApplicationAnswer },
    summary: 'Save what the business is; the first call begins the application and needs `kind`',
    handler: async ({ person, body }) => ({ application: await saveBusiness(app, person, body) }),
  });
  http.route({
    ...applicants,
    call: savePlaceCall,
    schemas: { body: PlaceRequest, answer: ApplicationAnswer },
    summary: 'Save where the business is',
    handler: async ({ person, body }) => ({ application: await savePlace(app, person, body) }),
  });
  http.route({
    ...applicants,
    call: saveContactCall,
    schemas: { body: ContactRequest, answer: ApplicationAnswer },
    summary: 'Save how the business is reached; absent fields stay',
    handler: async ({ person, body }) => ({ application: await saveContact(app, person, body) }),
  });
  http.route({
    ...applicants,
    call: submitApplicationCall,
    schemas: { answer: ApplicationAnswer },
    summary: 'Submit the application for approval; a traveller becomes a provider by it',
    handler: async ({ person }) => ({ application: await submitApplication(app, person.id) }),
  });
  documentRoutes(http, app);
}

/** Uploading, opening and removing the documents of an application. */
function documentRoutes(http: Http, app: App): void {
  http.upload({
    ...applicants,
    call: uploadDocumentCall,
    schemas: { body: DocumentFields, answer: DocumentAnswer },
    summary: 'Add a document: a PDF or a picture of at most 10 MiB; `expiresOn` where it ends',
    accepts: documentMediaTypes,
    handler: async ({ person, body, file }) => {
      const own = await findOwnApplication(app.db, person.id);
      if (!own) throw new AppError('not_found');
      const upload = { ...body, file, providerId: own.provider.id, personId: person.id };
      return { document: await uploadDocument(app, upload) };
    },
  });
  http.route({
    ...applicants,
    parties: { document: { members: ['manage'] } },
    call: removeDocumentCall,
    schemas: { params: DocumentParams, answer: Done },
    summary: 'Remove a document of an application that may be changed',
    handler: async ({ document }) => {
      await removeDocument(app, document.id);
      return { success: true as const };
    },
  });
  http.file({
    ...applicants,
    parties: { document: { members: ['manage'], admins: true } },
    path: documentFilePath,
    summary: 'A document’s file; that an admin has opened it is recorded',
    contentType: 'application/octet-stream',
    handler: ({ person, document }) =>
      openDocument(app, { id: document.id, personId: person.id, asAdmin: document.party === 'admin' }),
  });
}
