import { useSyncExternalStore } from 'react';
import { meCall, type User } from '#shared/contracts/accounts.ts';
import { api } from './api.ts';
import { Problem } from './problem.ts';
import { dropEndedToken, findToken, keepToken, onTokenOfOtherTab, removeToken } from './token.ts';

/**
 * idle: nobody is signed in. loading: a stored token is being checked. authenticated: `user` is signed in.
 * failed: there is a token, but it could not be checked; it is kept.
 */
type Session =
  | { state: 'idle'; user?: undefined }
  | { state: 'loading'; user?: undefined }
  | { state: 'authenticated'; user: User }
  | { state: 'failed'; user?: undefined; problem: unknown };

const nobody: Session = { state: 'idle' };
let session: Session = nobody;
let started: Promise<Session> | undefined;
const listeners = new Set<() => void>();

function set(next: Session): Session {
  session = next;
  for (const listener of listeners) listener();
  return next;
}

async function check(): Promise<Session> {
  const token = findToken();
  if (token === undefined) return set(nobody);
  set({ state: 'loading' });
  try {
    const { user } = await api(meCall, { ownSignIn: true });
    return findToken() === token ? set({ state: 'authenticated', user }) : session;
  } catch (problem) {
    if (findToken() !== token) return session;
    if (!(problem instanceof Problem) || problem.code !== 'sign_in_required') return set({ state: 'failed', problem });
    dropEndedToken();
    return set(nobody);
  }
}

let otherTabChanged: () => void = () => undefined;

/** Sets what happens after another tab has signed in or out: what was read for the person before must be discarded. */
export function onOtherTab(action: () => void): void {
  otherTabChanged = action;
}

/** The session once it is known; checked by the server the first time, and again after a failure. Browser only. */
export function getSession(): Promise<Session> {
  if (!started) {
    onTokenOfOtherTab(() => {
      started = check();
      otherTabChanged();
    });
  }
  if (!started || session.state === 'failed') started = check();
  return session.state === 'loading' ? started : started.then(() => session);
}

interface NewSession {
  token: string;
  user: User;
  /** Whether the token is kept beyond this tab. */
  remember: boolean;
}

/** To be called with the answer of the login or registration call. */
export function signIn({ token, user, remember }: NewSession): void {
  keepToken({ token, remember });
  set({ state: 'authenticated', user });
  started = Promise.resolve(session);
}

/** Signs the person out in this browser. */
export function forgetSession(): void {
  removeToken();
  set(nobody);
  started = Promise.resolve(session);
}

/** The id of whoever is signed in now; a call that is sent later must not reach another account. */
export const signedInNow = (): string | undefined => session.user?.id;

/** Replaces the user after a change of their account, unless somebody else has signed in since it was sent. */
export function updateUser(user: User): void {
  if (session.user?.id === user.id) set({ state: 'authenticated', user });
}

/** Calls back when the session changes. @returns a function that unsubscribes */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session, for components; during SSR and hydration nobody is signed in. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribeToSession,
    () => session,
    () => nobody,
  );
}
