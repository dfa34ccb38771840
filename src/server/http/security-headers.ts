import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '#server/config/config.ts';
import { cardSources, isPaymentPage } from './card-sources.ts';

/**
 * Hosts of Stripe for the content security policy: of its script and its frames, of the calls that the script makes, and
 * of the frame in which a bank asks the payer to confirm.
 * @see https://docs.stripe.com/security/guide#content-security-policy
 */
const stripe = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  calls: 'https://api.stripe.com',
  bank: 'https://hooks.stripe.com',
} as const;

export type RequestWithNonce = IncomingMessage & { cspNonce?: string };
const nonceOf = (request: IncomingMessage) => `'nonce-${(request as RequestWithNonce).cspNonce}'`;

type SecurityConfig = Pick<Config, 'card' | 'development' | 'publicUrl'>;

/** What helmet is asked for. The policy depends on the nonce of the request, and on whether it asks for the payment page. */
export function helmetOptions({ card, development, publicUrl }: SecurityConfig): HelmetOptions {
  const withStripe = cardSources({ live: card.mode === 'live' });
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        scriptSrc: [withStripe("'self'", ...stripe.scripts), nonceOf],
        styleSrc: ["'self'", development ? "'unsafe-inline'" : nonceOf],
        styleSrcAttr: ["'unsafe-inline'"],
        connectSrc: [withStripe(development ? "'self' ws:" : "'self'", stripe.calls)],
        frameSrc: [withStripe("'self'", ...stripe.scripts, stripe.bank)],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  };
}

type Headers = Record<string, string>;
const policy = 'content-security-policy';

/**
 * The headers of helmet, which would build its policy anew for each answer: both policies that there are, that of the
 * payment page and that of everything else, are built once, and each answer's nonce is put in.
 */
export function createSecurityHeaders(config: SecurityConfig): (url: string, nonce: string) => Headers {
  const apply = helmet(helmetOptions(config));
  const build = (url: string): ((nonce: string) => Headers) => {
    const placeholder = 'nonce of the answer';
    const headers = headersBy(apply, { url, cspNonce: placeholder });
    const [first = '', ...parts] = (headers[policy] ?? '').split(placeholder);
    return (nonce) => ({ ...headers, [policy]: parts.reduce((text, part) => text + nonce + part, first) });
  };
  const payment = build('/payment/1');
  const others = build('/');
  return (url, nonce) => (isPaymentPage(url) ? payment(nonce) : others(nonce));
}

/** What a handler of helmet sets on the answer to a request. */
function headersBy(apply: ReturnType<typeof helmet>, request: Pick<RequestWithNonce, 'url' | 'cspNonce'>) {
  const headers: Headers = {};
  const answer = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader(name: string) {
      delete headers[name.toLowerCase()];
    },
  };
  apply(request as IncomingMessage, answer as unknown as ServerResponse, (problem?: unknown) => {
    if (problem) throw problem;
  });
  return headers;
}
