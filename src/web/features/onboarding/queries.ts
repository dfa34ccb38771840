import type { QueryClient } from '@tanstack/react-query';
import { meCall } from '#shared/contracts/accounts.ts';
import { type Application, getApplicationCall } from '#shared/contracts/onboarding.ts';
import { api } from '#web/lib/api.ts';
import { callQuery, sitePicturesQuery } from '#web/lib/queries.ts';
import { updateUser } from '#web/lib/session.ts';

/** The application of whoever is signed in; read anew on every visit, since an admin may have decided meanwhile. */
export const applicationQuery = { ...callQuery(getApplicationCall, {}), staleTime: 0 };

/** Keeps the application that a call has answered. */
export const keepApplication = (queries: QueryClient, application: Application | null): void =>
  void queries.setQueryData(applicationQuery.queryKey, { application });

/**
 * Reads the account again, whose memberships or role a call has changed, so that header and panel know. If that fails, they know
 * with the next page that is opened.
 */
export async function refreshAccount(): Promise<void> {
  try {
    updateUser((await api(meCall, {})).user);
  } catch {
    return;
  }
}

export const onboardPictures = sitePicturesQuery(['category-guest', 'home-feature-food']);
