import type { App } from '#server/app.ts';
import { orAskConsent } from '#server/consents/or-ask-consent.ts';
import type { Http } from '#server/http/route.ts';
import {
  AttributeRequest,
  CloseIssueRequest,
  IssueDetail,
  IssueKinds,
  IssueQuery,
  IssuesPage,
  IssuesQuery,
  RepaidRequest,
  ReturnedRequest,
  StatementImports,
  StatementRequest,
  StatementStarted,
} from '#shared/contracts/admin-payments.schemas.ts';
import {
  attributeReceiptCall,
  closeIssueCall,
  getIssueCall,
  listIssueKindsCall,
  listIssuesCall,
  listStatementImportsCall,
  mpesaStatementCall,
  neverCameCall,
  notOursCall,
  repaidReceiptCall,
  returnReceiptCall,
} from '#shared/contracts/admin-payments.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { listIssueKinds } from '../cases/queries.ts';
import { attributeReceipt } from '../late-money/attribute-receipt.ts';
import { noteNeverCame } from '../late-money/note-never-came.ts';
import { noteNotOurs } from '../late-money/note-not-ours.ts';
import { noteRepaid } from '../late-money/note-repaid.ts';
import { noteReturned } from '../late-money/note-returned.ts';
import { getCase } from './case-queries.ts';
import { closeIssueBy } from './close-issue.ts';
import { listStatementImports } from './import-queries.ts';
import { importStatement } from './import-statement.ts';
import { listCases } from './list-cases.ts';

const tag = 'admin';
const access = 'admin';
const idempotent = true;
const asksConsent = true;
const done = { success: true as const };

/** The calls with which admins decide cases, and the import of M-Pesa's statement. */
export function reconciliationRoutes(http: Http, app: App): void {
  caseRoutes(http, app);
  unattributedReceiptRoutes(http, app);
  unverifiedPaymentRoutes(http, app);
}

function caseRoutes(http: Http, app: App): void {
  http.route({
    call: listIssuesCall,
    schemas: { query: IssuesQuery, answer: IssuesPage },
    access,
    summary: 'Cases that an admin must decide, newest first',
    tag,
    handler: ({ query }) => listCases(app.db, query),
  });
  http.route({
    call: listIssueKindsCall,
    schemas: { answer: IssueKinds },
    access,
    summary: 'How many cases of each kind are open',
    tag,
    handler: async () => ({ items: await listIssueKinds(app.db) }),
  });
  http.route({
    call: getIssueCall,
    schemas: { params: IdParams, query: IssueQuery, answer: IssueDetail },
    access,
    summary: 'One case, with what it is about',
    tag,
    handler: ({ params, query }) => getCase(app.db, params.id, query.booking),
  });
  http.route({
    call: closeIssueCall,
    schemas: { params: IdParams, body: CloseIssueRequest, answer: Done },
    access,
    summary:
      'Close a case with a reason; refused for an unattributed receipt and for a payment that counts on a callback alone',
    tag,
    idempotent,
    handler: async ({ person, params, body, inSameTx }) => {
      const { reason } = body;
      await closeIssueBy(app, person, { issueId: params.id, reason }, { inSameTx: (tx) => inSameTx(tx, done) });
      return done;
    },
  });
}

/** What becomes of a receipt that fits no attempt. */
function unattributedReceiptRoutes(http: Http, app: App): void {
  http.route({
    call: attributeReceiptCall,
    schemas: { params: IdParams, body: AttributeRequest, answer: Done },
    access,
    recentSignIn: true,
    summary:
      'Attribute an unattributed receipt to an attempt; refused while the attempt may still be paid on the phone, and for less than is missing of a payment that never came',
    tag,
    idempotent,
    asksConsent,
    handler: ({ person, params, body, inSameTx }) =>
      orAskConsent(app, { person, params, body }, async () => {
        const { attemptId } = body;
        await attributeReceipt(
          app,
          person,
          { issueId: params.id, attemptId },
          { inSameTx: (tx) => inSameTx(tx, done) },
        );
        return done;
      }),
  });
  http.route({
    call: returnReceiptCall,
    schemas: { params: IdParams, body: ReturnedRequest, answer: Done },
    access,
    recentSignIn: true,
    summary: 'Note that the money of an unattributed receipt was returned by hand',
    tag,
    idempotent,
    asksConsent,
    handler: ({ person, params, body, inSameTx }) =>
      orAskConsent(app, { person, params, body }, async () => {
        const { reference } = body;
        await noteReturned(app, person, { issueId: params.id, reference }, { inSameTx: (tx) => inSameTx(tx, done) });
        return done;
      }),
  });
  http.route({
    call: notOursCall,
    schemas: { params: IdParams, body: CloseIssueRequest, answer: Done },
    access,
    recentSignIn: true,
    summary: 'Note that the money of an unattributed receipt never came to us, because the statement was wrong',
    tag,
    idempotent,
    asksConsent,
    handler: ({ person, params, body, inSameTx }) =>
      orAskConsent(app, { person, params, body }, async () => {
        const { reason } = body;
        await noteNotOurs(app, person, { issueId: params.id, reason }, { inSameTx: (tx) => inSameTx(tx, done) });
        return done;
      }),
  });
  http.route({
    call: repaidReceiptCall,
    schemas: { params: IdParams, body: RepaidRequest, answer: Done },
    access,
    recentSignIn: true,
    summary:
      'Note that the money of an unattributed receipt repays all or a part of what a traveller was refunded twice',
    tag,
    idempotent,
    asksConsent,
    handler: ({ person, params, body, inSameTx }) =>
      orAskConsent(app, { person, params, body }, async () => {
        const { paidTwiceId } = body;
        await noteRepaid(app, person, { issueId: params.id, paidTwiceId }, { inSameTx: (tx) => inSameTx(tx, done) });
        return done;
      }),
  });
}

/** What becomes of a payment that M-Pesa has not confirmed: it never came, or M-Pesa's statement has it. */
function unverifiedPaymentRoutes(http: Http, app: App): void {
  http.route({
    call: neverCameCall,
    schemas: { params: IdParams, body: CloseIssueRequest, answer: Done },
    access,
    recentSignIn: true,
    summary:
      'Note that a payment never came which M-Pesa contradicts or does not confirm: its refunds and postings are undone; the booking is cancelled and its other payments are refunded, unless they cover it or its trip has begun',
    tag,
    idempotent,
    asksConsent,
    handler: ({ person, params, body, inSameTx }) =>
      orAskConsent(app, { person, params, body }, async () => {
        const { reason } = body;
        await noteNeverCame(app, person, { issueId: params.id, reason }, { inSameTx: (tx) => inSameTx(tx, done) });
        return done;
      }),
  });
  http.route({
    call: mpesaStatementCall,
    schemas: { body: StatementRequest, answer: StatementStarted },
    access,
    recentSignIn: true,
    summary: 'Import a statement of the M-Pesa portal, as a job: its payments that we do not know are settled',
    tag,
    idempotent,
    asksConsent,
    handler: ({ person, body, inSameTx }) =>
      orAskConsent(app, { person, body }, () => importStatement(app, person, body.csv, { inSameTx })),
  });
  http.route({
    call: listStatementImportsCall,
    schemas: { answer: StatementImports },
    access,
    summary: 'The last 10 statements that were imported, newest first, with how far each is, or what was found',
    tag,
    handler: async () => ({ items: await listStatementImports(app.db) }),
  });
}
