import type { DemoIdentity } from '#server/app.ts';
import { type IdentityProvider, identityProviderNames } from '#shared/identity-providers.ts';
import { escapeHtml } from '../dev-html.ts';

/** What the product asked for, as the page's forms send it on. */
export type Asked = Record<'client_id' | 'redirect_uri' | 'state' | 'nonce' | 'code_challenge', string>;

interface Page {
  provider: IdentityProvider;
  asked: Asked;
  accounts: DemoIdentity['accounts'];
}

/** The demo's page in place of Google's or Facebook's: one picks or types a person, or does not agree. */
export function authorizePage({ provider, asked, accounts }: Page): string {
  const hidden = Object.entries(asked)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
  const form = (content: string) =>
    `<form method="post" action="/dev/identity/${provider}/authorize">${hidden}${content}</form>`;
  const chosen = accounts
    .map(({ email }) =>
      form(`<input type="hidden" name="email" value="${escapeHtml(email)}"><button>${escapeHtml(email)}</button>`),
    )
    .join('');
  const name = identityProviderNames[provider];
  return `<p>This page takes the place of ${name}, because no keys of ${name} are set. Who are you there?</p>
<article><h2>One of the demo's people</h2>${chosen}</article>
<article><h2>Somebody else</h2>${form(
    `<p><label>Name<br><input name="name" autocomplete="off" style="width:16rem"></label></p>
<p><label>Email, or none<br><input name="email" type="email" autocomplete="off" style="width:16rem"></label></p>
<p><label><input type="checkbox" name="unverified" style="width:auto"> ${name} has not verified the email</label></p>
<p><button>Continue</button></p>`,
  )}</article>${form('<input type="hidden" name="deny" value="on"><button class="plain">Do not agree</button>')}`;
}
