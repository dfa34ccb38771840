import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML, in content and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);

const style = `
:root{color-scheme:light dark;--ink:light-dark(#26211b,#f3ece1);--paper:light-dark(#fbf7f0,#1b1814);--line:light-dark(#d9cdbb,#463d32);--act:light-dark(#1f5c3f,#7fc29b);--on:light-dark(#fff,#10241a)}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);margin:0 auto;max-width:44rem;padding:1.5rem 1rem}
a{color:var(--act)}h1{font-size:1.5rem}article{border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin:1rem 0}
form{display:inline-flex;gap:.5rem;margin:.5rem .5rem 0 0;flex-wrap:wrap}input{font:inherit;padding:.5rem;width:6rem;border:1px solid var(--line);border-radius:.5rem;background:transparent;color:inherit}
textarea{font:inherit;display:block;box-sizing:border-box;width:100%;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;background:transparent;color:inherit}form.wide{display:grid;grid-template-columns:minmax(0,1fr);overflow-wrap:anywhere}
button{font:inherit;padding:.5rem 1rem;border-radius:.5rem;border:1px solid var(--act);background:var(--act);color:var(--on);min-height:44px}
button.plain{background:transparent;color:var(--act)}pre{white-space:pre-wrap;overflow-wrap:anywhere}small{opacity:.8}
.phone{max-width:24rem;border:1px solid var(--line);border-radius:1.5rem;padding:1rem}.phone small{display:block;margin:.25rem 0 1rem;font-size:.8rem}
.from{margin:0 0 1rem;text-align:center;font-weight:600;border-bottom:1px solid var(--line);padding-bottom:.5rem}.bubble{margin:0;padding:.625rem .875rem;border-radius:1rem 1rem 1rem .25rem;background:var(--line);overflow-wrap:anywhere}`;

/** A page of the demo's tools. It has neither the product's design nor its languages. */
interface DevPage {
  title: string;
  /** HTML. */
  body: string;
  refreshSeconds?: number;
}

function htmlOf({ title, body, refreshSeconds }: DevPage, nonce: string): string {
  const refresh = refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${refresh}<title>${escapeHtml(title)} · Twende demo</title><style nonce="${nonce}">${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

/** Answers with a page; its style is allowed by the nonce of the request. */
export function sendDevPage(request: FastifyRequest, reply: FastifyReply, page: DevPage) {
  const nonce = (request.raw as { cspNonce?: string }).cspNonce ?? '';
  return reply.header('content-type', 'text/html; charset=utf-8').send(htmlOf(page, nonce));
}

/** The demo's pages post plain HTML forms. */
export function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
