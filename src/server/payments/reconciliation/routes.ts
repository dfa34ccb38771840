import {
  AttributeRequest,
  CloseIssueRequest,
  Issue,
  IssuesPage,
  IssuesQuery,
  RepaidRequest,
  ReturnedRequest,
  StatementAnswer,
  StatementRequest,
} from '#shared/contracts/admin-payments.schemas.ts';
import {
  attributeReceiptCall,
  closeIssueCall,
  getIssueCall,
  listIssuesCall,
  mpesaStatementCall,
  neverCameCall,
  repaidReceiptCall,
  returnReceiptCall,
} from '#shared/contracts/admin-payments.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { checkRecentSignIn } from '../../accounts/recent-sign-in.ts';
import type { App } from '../../app.ts';
import type { Http } from '../../http/route.ts';
import { closeIssueBy } from './close-issue.ts';
import { importStatement } from './import-statement.ts';
import { noteNeverCame } from './never-came.ts';
import { noteRepaid } from './note-repaid.ts';
import { attributeReceipt, noteReturned } from './own-receipt.ts';
import { getIssue, listIssues } from './queries.ts';

const tag = 'admin';
const access = 'admin';
const idempotent = true;
const done = { success: true as const };

/** Cases for a person, and the statement that brings new ones. */
export function reconciliationRoutes(http: Http, app: App): void {
  http.route({
    call: listIssuesCall,
    schemas: { query: IssuesQuery, answer: IssuesPage },
    access,
    summary: 'Doubts and differences that need a person, newest first',
    tag,
    handler: ({ query }) => listIssues(app.db, query),
  });
  http.route({
    call: getIssueCall,
    schemas: { params: IdParams, answer: Issue },
    access,
    summary: 'One of them',
    tag,
    handler: ({ params }) => getIssue(app.db, params.id),
  });
  http.route({
    call: closeIssueCall,
    schemas: { params: IdParams, body: CloseIssueRequest, answer: Done },
    access,
    summary:
      'Close one with a reason; not that of a receipt without an owner, nor of a payment that counts on a callback alone',
    tag,
    idempotent,
    handler: async ({ person, params, body, remember }) => {
      await closeIssueBy(app, person, params.id, body.reason, (tx) => remember(tx, done));
      return done;
    },
  });
  http.route({
    call: attributeReceiptCall,
    schemas: { params: IdParams, body: AttributeRequest, answer: Done },
    access,
    summary:
      'Say whose payment a receipt without an owner is; not while that may still be paid on the phone, and where it was said never to have come and the trip is not fully paid for, not for less than is missing',
    tag,
    idempotent,
    handler: async ({ person, params, body, remember }) => {
      await checkRecentSignIn(app, person);
      await attributeReceipt(app, person, params.id, body.attemptId, (tx) => remember(tx, done));
      return done;
    },
  });
  http.route({
    call: returnReceiptCall,
    schemas: { params: IdParams, body: ReturnedRequest, answer: Done },
    access,
    summary: 'Note that money without an owner was sent back by hand',
    tag,
    idempotent,
    handler: async ({ person, params, body, remember }) => {
      await checkRecentSignIn(app, person);
      await noteReturned(app, person, params.id, body.reference, (tx) => remember(tx, done));
      return done;
    },
  });
  http.route({
    call: repaidReceiptCall,
    schemas: { params: IdParams, body: RepaidRequest, answer: Done },
    access,
    summary: 'Note that money without an owner is what somebody sent back who had been paid twice, all of it or a part',
    tag,
    idempotent,
    handler: async ({ person, params, body, remember }) => {
      await checkRecentSignIn(app, person);
      await noteRepaid(app, person, params.id, body.paidTwiceId, (tx) => remember(tx, done));
      return done;
    },
  });
  http.route({
    call: neverCameCall,
    schemas: { params: IdParams, body: CloseIssueRequest, answer: Done },
    access,
    summary:
      'Say that a payment which M-Pesa contradicts, or says nothing of, never came: its refunds and postings are undone; unless other payments pay for the booking, or it has begun, that is cancelled and what else was paid goes back',
    tag,
    idempotent,
    handler: async ({ person, params, body, remember }) => {
      await checkRecentSignIn(app, person);
      await noteNeverCame(app, person, params.id, body.reason, (tx) => remember(tx, done));
      return done;
    },
  });
  http.route({
    call: mpesaStatementCall,
    schemas: { body: StatementRequest, answer: StatementAnswer },
    access,
    summary: 'Go through a statement of the M-Pesa portal: payments that nobody told us of are settled',
    tag,
    idempotent,
    handler: async ({ person, body }) => {
      await checkRecentSignIn(app, person);
      return importStatement(app, person, body.csv);
    },
  });
}
