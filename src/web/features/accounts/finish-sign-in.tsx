import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { type IdentitySignIn, identitySignInCall } from '#shared/contracts/identities.ts';
import { identityProviderNames } from '#shared/identity-providers.ts';
import { api } from '#web/lib/api.ts';
import { keepNewAccount } from '#web/lib/new-account.ts';
import { Problem } from '#web/lib/problem.ts';
import { getSession, useSession } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AccountPage } from './account-page.tsx';
import { pathAfterSignIn, pathOf } from './after-sign-in.ts';
import CodeStep from './form-parts/code-step.tsx';
import { takeSession } from './form-parts/take-session.ts';
import { refusalTexts } from './identities/identity-problem.tsx';
import { LinkExisting } from './identities/link-existing.tsx';
import { LinkOwn } from './identities/link-own.tsx';

/** The search parameters of /finish-sign-in. */
export interface FinishSearch {
  redirect?: string;
  provider?: string;
  /** Why it failed, where somebody who was signed in went there. */
  problem?: string;
  /** Whether the session shall last 30 days; absent: it does. */
  remember?: false;
  /** What it was for; absent: to sign in. */
  for?: 'again' | 'link';
}

/** Reads them; `pathAfterSignIn` checks the page to return to. */
export function readFinishSearch({
  redirect,
  provider,
  problem,
  remember,
  for: purpose,
}: Record<string, unknown>): FinishSearch {
  return {
    ...(typeof redirect === 'string' && { redirect }),
    ...(typeof provider === 'string' && { provider }),
    ...(problem !== undefined && { problem: String(problem) }),
    ...(String(remember) === 'false' && { remember: false }),
    ...((purpose === 'again' || purpose === 'link') && { for: purpose }),
  };
}

/** Where browsers come back to from Google or Facebook: signs them in, or asks what must be asked before. */
export function FinishSignIn({ search }: { search: FinishSearch }) {
  const navigate = useNavigate();
  const { state, user } = useSession();
  const [isKnown, setKnown] = useState(false);
  // During hydration nobody is signed in; whoever is must not be signed in anew instead of linking the account.
  useEffect(() => void getSession().then(() => setKnown(true)), []);
  const leave = (user?: User) =>
    void navigate({ href: user ? pathOf(user, search.redirect) : pathAfterSignIn(search.redirect), replace: true });
  if (!isKnown || state === 'loading') return <Waiting />;
  if (search.problem !== undefined)
    return <Refused {...{ search, problem: search.problem }} isOwn={user !== undefined} />;
  if (search.for === 'link' && state === 'authenticated') return <LinkOwn onDone={() => leave()} />;
  return <SignIn {...{ search, leave }} as={search.for === 'again' ? user?.id : undefined} />;
}

function Waiting() {
  const { t } = useTranslation('identities');
  return (
    <AccountPage title={t('title')}>
      <Skeleton />
    </AccountPage>
  );
}

/** In place of those of `refusalTexts` that propose another way to sign in, for whoever is signed in. */
const ownTexts = {
  again: {
    denied: 'finish-sign-in:again.denied',
    no_email: 'finish-sign-in:again.no_email',
    failed: 'finish-sign-in:again.failed',
    off: 'finish-sign-in:again.off',
    too_many: 'finish-sign-in:again.too_many',
  },
  link: {
    denied: 'finish-sign-in:link.denied',
    no_email: 'finish-sign-in:link.no_email',
    failed: 'finish-sign-in:link.failed',
    off: 'finish-sign-in:link.off',
    too_many: 'finish-sign-in:link.too_many',
  },
} as const satisfies Record<'again' | 'link', Partial<Record<keyof typeof refusalTexts, string>>>;

interface RefusedProps {
  search: FinishSearch;
  problem: string;
  /** Whether somebody is signed in. */
  isOwn: boolean;
}

/** Leads whoever is signed in back to where they were, and says why it failed; anybody else to /login, which says it. */
function Refused({ search: { provider, redirect, for: purpose }, problem, isOwn }: RefusedProps) {
  const { t } = useTranslation(['identities', 'finish-sign-in']);
  const navigate = useNavigate();
  const led = useRef(false);
  const lead = useEffectEvent(() => {
    if (led.current) return;
    led.current = true;
    const asked = new URLSearchParams({ problem, ...(provider && { provider }), ...(redirect && { redirect }) });
    const name = identityProviderNames[provider === 'facebook' ? provider : 'google'];
    const texts = { ...refusalTexts, ...(purpose && ownTexts[purpose]) };
    const [, key] = Object.entries(texts).find(([code]) => code === problem) ?? [];
    if (isOwn) toast.error(key ? t(key, { name }) : t('problem.titleOwn'));
    // /login leaves at once where somebody is signed in.
    void navigate({ href: isOwn ? pathAfterSignIn(redirect) : `/login?${asked}`, replace: true });
  });
  useEffect(() => lead(), []);
  return <Waiting />;
}

type Step =
  | { kind: 'waiting' }
  | { kind: 'code'; challenge: string }
  | { kind: 'link'; link: NonNullable<IdentitySignIn['link']> }
  | { kind: 'refused'; problem: string }
  /** Signed in by the password; now the account is linked. */
  | { kind: 'own' };

interface SignInProps {
  search: FinishSearch;
  leave: (user?: User) => void;
  /** Who signs in once more. */
  as: string | undefined;
}

function SignIn({ search, leave, as }: SignInProps) {
  const { t } = useTranslation(['identities', 'accounts', 'finish-sign-in']);
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ kind: 'waiting' });
  const { remember = true } = search;
  const refuse = (problem: string) => setStep({ kind: 'refused', problem });
  const finish = (session: { token: string; user: User }, isNew = false) => {
    takeSession(session, { remember });
    if (isNew) keepNewAccount(session.user);
    // Where Google or Facebook has verified the address, no letter asks for that.
    const asksToVerify = isNew && !session.user.emailVerified;
    toast.success(t(asksToVerify ? 'accounts:register.done' : isNew ? 'finish-sign-in:new' : 'accounts:login.done'));
    leave(session.user);
  };
  const send = async (confirm: boolean) => {
    try {
      const role = search.redirect?.startsWith('/onboard') ? 'provider' : 'user';
      const { session, isNew, link } = await api(identitySignInCall, {
        body: { confirm, remember, role, ...(as !== undefined && { as }) },
        ownSignIn: true,
      });
      if (session) finish(session, isNew);
      else if (link) setStep({ kind: 'link', link });
    } catch (problem) {
      if (problem instanceof Problem && problem.code === 'second_factor_required')
        setStep({ kind: 'code', challenge: String(problem.extra.challenge) });
      else refuse(problemOf(problem));
    }
  };
  const begun = useRef(false);
  // Sent once, whatever is drawn again meanwhile.
  const begin = useEffectEvent(() => {
    if (!begun.current) void send(false);
    begun.current = true;
  });
  useEffect(() => begin(), []);
  switch (step.kind) {
    case 'waiting':
      return <Waiting />;
    case 'refused':
      return <Refused {...{ search, problem: step.problem }} isOwn={as !== undefined} />;
    case 'code':
      return (
        <AccountPage title={t('title')}>
          <CodeStep challenge={step.challenge} onSession={finish} onBack={() => refuse('expired')} />
        </AccountPage>
      );
    case 'own':
      return <LinkOwn onDone={() => leave()} />;
    case 'link':
      return (
        <AccountPage title={t('link.title', { name: identityProviderNames[step.link.provider] })}>
          <LinkExisting
            {...{ link: step.link, remember }}
            onConfirm={() => send(true)}
            onSession={(session) => {
              takeSession(session, { remember });
              setStep({ kind: 'own' });
            }}
            onLeave={() => void navigate({ href: '/login', replace: true })}
          />
        </AccountPage>
      );
  }
}

/** The name by which the reason is said (`identity-problem.tsx`). */
function problemOf(problem: unknown): string {
  if (!(problem instanceof Problem)) return 'failed';
  if (problem.code === 'identity_expired') return 'expired';
  if (problem.code === 'identity_not_linked') return 'other';
  if (problem.code === 'too_many_tries') return 'too_many';
  if (problem.fields.email !== undefined) return problem.code === 'email_taken' ? 'email_taken' : 'email_plain';
  return ['suspended', 'registrations_off', 'email_taken'].includes(problem.code) ? problem.code : 'failed';
}
