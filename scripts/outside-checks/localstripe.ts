import { checkCards, checkIntents } from './localstripe-payments.ts';
import { checkIdempotency, checkLists, checkRefunds, checkWebhooks } from './localstripe-records.ts';
import { startInbox, startProxy } from './loopback.ts';
import { fetchFromPypi } from './packages.ts';
import { startProgram } from './processes.ts';
import type { StandIn } from './stand-in.ts';

const VERSION = '1.15.10';
/** Its own command listens on every address of the machine; this one does not. */
const START = `import sys
from aiohttp import web
from localstripe.server import app
web.run_app(app, host='127.0.0.1', port=int(sys.argv[1]), print=None)`;

/** Fields of ours that Stripe knows and localstripe refuses. */
const REFUSED = ['automatic_payment_methods', 'description', 'cancellation_reason', 'reason'];

/** A form without the fields that localstripe refuses, `field` and `field[part]`. */
function withoutRefused(form: string): string {
  const fields = [...new URLSearchParams(form)];
  return new URLSearchParams(fields.filter(([name]) => !REFUSED.includes(name.split('[', 1)[0] ?? ''))).toString();
}

/** localstripe: intents with declines and 3-D Secure, refunds, events, balance transactions, signed webhooks. */
export const localstripe: StandIn = {
  name: 'localstripe',
  about: `${VERSION}, GPL-3.0-or-later`,
  role: 'answers',
  provider: 'Stripe',
  mayRunElsewhere: false,
  async run(report) {
    const folder = await fetchFromPypi('localstripe', VERSION);
    const program = await startProgram({
      command: 'python3',
      args: (port) => ['-c', START, String(port)],
      cwd: folder,
      env: { PYTHONPATH: folder },
      readyPath: '/js.stripe.com/v3/',
    });
    const inbox = await startInbox();
    const proxy = await startProxy(program.origin, { request: (_path, body) => withoutRefused(body) });
    try {
      const context = { report, origin: program.origin, apiBase: proxy.origin, inbox };
      await checkIntents(context);
      await checkCards(context);
      await checkRefunds(context);
      await checkWebhooks(context);
      await checkLists(context);
      await checkIdempotency(context);
    } finally {
      await proxy.close();
      await inbox.close();
      await program.stop();
    }
  },
};
