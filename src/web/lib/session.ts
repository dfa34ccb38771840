import { useSyncExternalStore } from 'react';
import { meCall, type User } from '#shared/contracts/accounts.ts';
import { api } from './api.ts';
import { Problem } from './problem.ts';
import { findToken, keepToken, onTokenOfOtherTab, removeToken } from './token.ts';

/**
 * idle: nobody is signed in. loading: a stored token is being checked. authenticated: `user` is there.
 * failed: there is a token, but the server could not be asked; nobody is signed out by that.
 */
export type Session =
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
    removeToken();
    return set(nobody);
  }
}

let otherTabChanged: () => void = () => undefined;

/** Says what happens once another tab has signed somebody in or out: nothing read for the person before may stay. */
export function onOtherTab(action: () => void): void {
  otherTabChanged = action;
}

/** The session once it is known; asks the server the first time, and again after a failure. Browser only. */
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

/** Takes what log-in and registration answer. @param remember keep the token beyond this tab */
export function signIn({ token, user }: { token: string; user: User }, remember: boolean): void {
  keepToken(token, remember);
  set({ state: 'authenticated', user });
  started = Promise.resolve(session);
}

/** Forgets the person in this browser. */
export function forgetSession(): void {
  removeToken();
  set(nobody);
  started = Promise.resolve(session);
}

/** Who is signed in now, for what is sent later: it must not reach somebody else's account. */
export const signedInNow = (): string | undefined => session.user?.id;

/** Replaces the person after a change of the profile, unless somebody else has signed in since it was sent. */
export function updateUser(user: User): void {
  if (session.user?.id === user.id) set({ state: 'authenticated', user });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session as components see it; during SSR and hydration nobody is signed in. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => nobody,
  );
}
