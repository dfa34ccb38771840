import { eachEndingDocument } from '#server/catalogue/approvals/ending-queries.ts';
import { eachAdminService, eachProvider } from '#server/catalogue/approvals/list-queries.ts';
import { eachApproval } from '#server/catalogue/approvals/queue-queries.ts';
import { eachMessageReport } from '#server/messaging/reports/report-queries.ts';
import { type ExportedSubscriber, eachSubscriber } from '#server/newsletter/subscriber-queries.ts';
import { eachReviewReport } from '#server/reviews/reports/report-queries.ts';
import { eachAdminTicket } from '#server/support/admin-queries.ts';
import { AuditQuery } from '#shared/contracts/admin-audit.schemas.ts';
import { type AuditItem, listAuditCall } from '#shared/contracts/admin-audit.ts';
import { AdminBookingsQuery } from '#shared/contracts/admin-bookings.schemas.ts';
import { type AdminBookings, listAdminBookingsCall } from '#shared/contracts/admin-bookings.ts';
import { DeadJobsQuery } from '#shared/contracts/admin-jobs.schemas.ts';
import { type DeadJobs, listDeadJobsCall } from '#shared/contracts/admin-jobs.ts';
import { AdminTicketsQuery } from '#shared/contracts/admin-support.schemas.ts';
import { type AdminTicketItem, listAdminTicketsCall } from '#shared/contracts/admin-support.ts';
import { AdminUsersQuery } from '#shared/contracts/admin-users.schemas.ts';
import { type AdminUsers, listUsersCall } from '#shared/contracts/admin-users.ts';
import {
  AdminProvidersQuery,
  AdminServicesQuery,
  ApprovalsQuery,
  EndingDocumentsQuery,
} from '#shared/contracts/approvals.schemas.ts';
import {
  type AdminProviders,
  type AdminServices,
  type Approvals,
  type EndingDocuments,
  listAdminServicesCall,
  listApprovalsCall,
  listEndingDocumentsCall,
  listProvidersCall,
} from '#shared/contracts/approvals.ts';
import { MessageReportsQuery } from '#shared/contracts/message-reports.schemas.ts';
import { listMessageReportsCall, type MessageReport } from '#shared/contracts/message-reports.ts';
import { SubscribersQuery } from '#shared/contracts/newsletter.schemas.ts';
import { listSubscribersCall } from '#shared/contracts/newsletter.ts';
import { ReviewReportsQuery } from '#shared/contracts/review-reports.schemas.ts';
import { listReviewReportsCall, type ReviewReport } from '#shared/contracts/review-reports.ts';
import { eachAuditEntry } from '../audit/list-queries.ts';
import { eachAdminBooking } from '../bookings/list-queries.ts';
import { eachDeadJob } from '../dead-jobs.ts';
import { eachUser } from '../users/list-queries.ts';
import { columnsOf, exportedList } from './exported-list.ts';

const numbered = { page: true, pageSize: true } as const;
const pages = { ...numbered, after: true } as const;

const users = exportedList({
  name: 'users',
  personal: true,
  call: listUsersCall,
  query: AdminUsersQuery.omit(pages),
  columns: columnsOf<AdminUsers['items'][number]>({
    name: ({ name }) => name,
    email: ({ email }) => email,
    role: ({ role }) => role,
    status: ({ state }) => state,
    createdAt: ({ createdAt }) => createdAt,
    id: ({ id }) => id,
  }),
  rows: ({ app, query, most }) => eachUser(app, query, most),
});

const bookings = exportedList({
  name: 'bookings',
  personal: true,
  call: listAdminBookingsCall,
  query: AdminBookingsQuery.omit(pages),
  columns: columnsOf<AdminBookings['items'][number]>({
    reference: ({ reference }) => reference,
    status: ({ status }) => status,
    approval: ({ approval }) => approval,
    listing: ({ service }) => service.title,
    category: ({ service }) => service.category,
    provider: ({ provider }) => provider.name,
    traveller: ({ traveller }) => traveller.name,
    contactName: ({ contact }) => contact.name,
    email: ({ contact }) => contact.email,
    startDate: ({ startDate }) => startDate,
    endDate: ({ endDate }) => endDate,
    guests: ({ guests }) => guests,
    dollars: ({ total }) => total,
    paymentStatus: ({ paymentStatus }) => paymentStatus,
    moneyBack: ({ moneyBack }) => moneyBack,
    createdAt: ({ createdAt }) => createdAt,
    id: ({ id }) => id,
    listingId: ({ service }) => service.id,
    providerId: ({ provider }) => provider.id,
    travellerId: ({ traveller }) => traveller.id,
  }),
  rows: ({ app, query, lang, most }) => eachAdminBooking(app, query, { most, lang }),
});

const approvals = exportedList({
  name: 'approvals',
  call: listApprovalsCall,
  query: ApprovalsQuery.omit(numbered),
  columns: columnsOf<Approvals['items'][number]>({
    kind: ({ kind }) => kind,
    title: ({ title }) => title,
    provider: ({ provider }) => provider.name,
    business: ({ provider }) => provider.kind,
    category: ({ category }) => category,
    document: ({ documentType }) => documentType,
    location: ({ location }) => location,
    county: ({ county }) => county,
    submittedAt: ({ submittedAt }) => submittedAt,
    again: ({ again }) => again,
    id: ({ id }) => id,
    providerId: ({ provider }) => provider.id,
  }),
  rows: ({ app, query, lang, most }) => eachApproval(app.db, query, { most, lang }),
});

const providers = exportedList({
  name: 'providers',
  call: listProvidersCall,
  query: AdminProvidersQuery.omit(pages),
  columns: columnsOf<AdminProviders['items'][number]>({
    name: ({ name }) => name,
    business: ({ kind }) => kind,
    status: ({ status }) => status,
    location: ({ location }) => location,
    county: ({ county }) => county,
    submittedAt: ({ submittedAt }) => submittedAt,
    decidedAt: ({ decidedAt }) => decidedAt,
    updatedAt: ({ updatedAt }) => updatedAt,
    id: ({ id }) => id,
  }),
  rows: ({ app, query, most }) => eachProvider(app.db, query, most),
});

const services = exportedList({
  name: 'listings',
  call: listAdminServicesCall,
  query: AdminServicesQuery.omit(pages),
  columns: columnsOf<AdminServices['items'][number]>({
    title: ({ title }) => title,
    category: ({ category }) => category,
    status: ({ status }) => status,
    listed: ({ listed }) => listed,
    takenDown: ({ takenDown }) => takenDown,
    featured: ({ featured }) => featured,
    provider: ({ provider }) => provider.name,
    location: ({ location }) => location,
    county: ({ county }) => county,
    submittedAt: ({ submittedAt }) => submittedAt,
    decidedAt: ({ decidedAt }) => decidedAt,
    updatedAt: ({ updatedAt }) => updatedAt,
    id: ({ id }) => id,
    providerId: ({ provider }) => provider.id,
  }),
  rows: ({ app, query, lang, most }) => eachAdminService(app.db, query, { most, lang }),
});

const documents = exportedList({
  name: 'documents',
  call: listEndingDocumentsCall,
  query: EndingDocumentsQuery.omit(numbered),
  columns: columnsOf<EndingDocuments['items'][number]>({
    document: ({ type }) => type,
    expiresOn: ({ expiresOn }) => expiresOn,
    renewed: ({ renewed }) => renewed,
    provider: ({ provider }) => provider.name,
    business: ({ provider }) => provider.kind,
    id: ({ id }) => id,
    providerId: ({ provider }) => provider.id,
  }),
  rows: ({ app, most }) => eachEndingDocument(app, most),
});

const reports = exportedList({
  name: 'review-reports',
  personal: true,
  call: listReviewReportsCall,
  query: ReviewReportsQuery.omit(pages),
  columns: columnsOf<ReviewReport>({
    createdAt: ({ at }) => at,
    reason: ({ reason }) => reason,
    by: ({ by }) => by.name,
    byReader: ({ by }) => by.isReader,
    provider: ({ provider }) => provider.name,
    listing: ({ service }) => service.title,
    reference: ({ review }) => review.booking,
    rating: ({ review }) => review.rating,
    text: ({ review }) => review.text,
    answer: ({ review }) => review.answer,
    author: ({ review }) => review.author.name,
    writtenAt: ({ review }) => review.at,
    takenDown: ({ review }) => review.takenDown,
    outcome: ({ decision }) => decision?.outcome ?? null,
    note: ({ decision }) => decision?.reason ?? null,
    decidedBy: ({ decision }) => decision?.by ?? null,
    decidedAt: ({ decision }) => decision?.at ?? null,
    id: ({ id }) => id,
    providerId: ({ provider }) => provider.id,
    listingId: ({ service }) => service.id,
    authorId: ({ review }) => review.author.id,
  }),
  rows: ({ app, query, lang, most }) => eachReviewReport(app.db, query, { most, lang }),
});

const messageReports = exportedList({
  name: 'message-reports',
  personal: true,
  call: listMessageReportsCall,
  query: MessageReportsQuery.omit(pages),
  columns: columnsOf<MessageReport>({
    createdAt: ({ at }) => at,
    reason: ({ reason }) => reason,
    by: ({ by }) => by.name,
    author: ({ author }) => author.name,
    writtenAt: ({ sentAt }) => sentAt,
    provider: ({ provider }) => provider.name,
    listing: ({ service }) => service.title,
    reference: ({ booking }) => booking,
    takenDown: ({ removed }) => removed,
    outcome: ({ decision }) => decision?.outcome ?? null,
    note: ({ decision }) => decision?.reason ?? null,
    decidedBy: ({ decision }) => decision?.by ?? null,
    decidedAt: ({ decision }) => decision?.at ?? null,
    id: ({ id }) => id,
    providerId: ({ provider }) => provider.id,
    listingId: ({ service }) => service.id,
    authorId: ({ author }) => author.id,
  }),
  rows: ({ app, query, lang, most }) => eachMessageReport(app.db, query, { most, lang }),
});

const tickets = exportedList({
  name: 'support-tickets',
  personal: true,
  call: listAdminTicketsCall,
  query: AdminTicketsQuery.omit(pages),
  columns: columnsOf<AdminTicketItem>({
    reference: ({ reference }) => reference,
    status: ({ state }) => state,
    about: ({ topic }) => topic,
    name: ({ name }) => name,
    email: ({ email }) => email,
    bookingReference: ({ booking }) => booking,
    assignedTo: ({ assigned }) => assigned?.name ?? null,
    createdAt: ({ createdAt }) => createdAt,
    lastMessageAt: ({ lastMessageAt }) => lastMessageAt,
    id: ({ id }) => id,
    personId: ({ personId }) => personId,
  }),
  rows: ({ app, adminId, query, most }) => eachAdminTicket(app.db, query, { most, adminId }),
});

const newsletter = exportedList({
  name: 'newsletter',
  personal: true,
  call: listSubscribersCall,
  query: SubscribersQuery.omit(pages),
  columns: columnsOf<ExportedSubscriber>({
    email: ({ email }) => email,
    status: ({ state }) => state,
    language: ({ language }) => language,
    askedAt: ({ askedAt }) => askedAt,
    confirmedAt: ({ confirmedAt }) => confirmedAt,
    unsubscribe: ({ unsubscribe }) => unsubscribe,
    id: ({ id }) => id,
  }),
  rows: ({ app, query, most }) => eachSubscriber(app, query, most),
});

const jobs = exportedList({
  name: 'dead-jobs',
  call: listDeadJobsCall,
  query: DeadJobsQuery.omit(pages),
  columns: columnsOf<DeadJobs['items'][number]>({
    name: ({ name }) => name,
    errorCode: ({ error }) => error.type,
    text: ({ error }) => error.message,
    tries: ({ tries }) => tries,
    createdAt: ({ createdAt }) => createdAt,
    diedAt: ({ diedAt }) => diedAt,
    data: ({ data }) => JSON.stringify(data),
    id: ({ id }) => id,
  }),
  rows: ({ app, query, most }) => eachDeadJob(app, query, most),
});

const audit = exportedList({
  name: 'audit',
  personal: true,
  call: listAuditCall,
  query: AuditQuery.omit(pages),
  columns: columnsOf<AuditItem>({
    at: ({ at }) => at,
    by: ({ by }) => by?.name ?? null,
    byId: ({ by }) => by?.id ?? null,
    action: ({ action }) => action,
    subject: ({ subject }) => subject.type,
    subjectId: ({ subject }) => subject.id,
    subjectName: ({ subject }) => subject.name,
    data: ({ detail }) => JSON.stringify(detail),
    network: ({ network }) => network,
  }),
  rows: ({ app, query, most }) => eachAuditEntry(app.db, query, most),
});

export const businessLists = [
  users,
  bookings,
  approvals,
  providers,
  services,
  documents,
  reports,
  messageReports,
  tickets,
  newsletter,
  jobs,
  audit,
];
