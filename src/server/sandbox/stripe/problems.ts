import type Stripe from 'stripe';

/** The content of Stripe's error answer. */
interface ProblemDetail {
  type: 'invalid_request_error' | 'card_error' | 'api_error' | 'idempotency_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
}

/** A refusal in Stripe's form, with its HTTP status. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly detail: ProblemDetail;

  constructor(status: number, detail: ProblemDetail) {
    super(detail.message);
    this.name = 'StripeProblem';
    this.status = status;
    this.detail = detail;
  }
}

/** A 400 that names the wrong parameter, with the link that Stripe adds to every code. */
export function invalidRequest(message: string, more: { code?: string; param?: string } = {}): StripeProblem {
  const docUrl = more.code ? { doc_url: `https://stripe.com/docs/error-codes/${more.code.replaceAll('_', '-')}` } : {};
  return new StripeProblem(400, { type: 'invalid_request_error', message, ...more, ...docUrl });
}

/** What a request names and does not exist: its kind in Stripe's words, its id, and the parameter that named it. */
export interface MissingObject {
  kind: string;
  id: string;
  param: string;
}

/** The 404 for an id that does not exist here. */
export function missingObject({ kind, id, param }: MissingObject): StripeProblem {
  return new StripeProblem(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}
