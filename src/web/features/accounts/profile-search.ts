const tabs = ['preferences', 'security'] as const;

/** The search parameters of the profile: the tab that is shown; absent: the person's information. */
export interface ProfileSearch {
  tab?: (typeof tabs)[number];
}

export function readProfileSearch(search: Record<string, unknown>): ProfileSearch {
  const tab = tabs.find((known) => known === search.tab);
  return tab ? { tab } : {};
}
