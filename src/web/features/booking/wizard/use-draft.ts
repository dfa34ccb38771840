import { useState } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { fittingExtras } from '#web/features/stay-choice/extras.ts';
import { forgetNote, keepNote, readNote } from '#web/lib/tab-notes.ts';
import type { AddressStay } from '../address-stay.ts';
import { type Draft, type DraftedService, type OpenedDraft, openDraft } from './draft.ts';

const placeOf = (serviceId: string) => `booking:${serviceId}`;

/** This tab's draft for one service; every change is stored at once. */
export function useDraft(service: Service, user: User, address: AddressStay) {
  const [opened, setOpened] = useState(() => openStoredDraft(service, user, address));
  const keep = (next: Draft) => {
    write(service.id, next);
    // Once another number of guests is chosen, `cut` no longer applies.
    setOpened(({ draft, cut }) => ({ draft: next, cut: cut && next.guests === draft.guests }));
  };
  // What is offered and for how many may have changed since it was chosen.
  const draft = { ...opened.draft, extras: fittingExtras(service.extras, opened.draft) };
  return { ...opened, draft, keep };
}

/**
 * Opens this tab's draft and stores what the address names at once, since the page removes it from the address next and
 * a reload must not lose it. A second call changes nothing.
 */
export function openStoredDraft(
  service: DraftedService & Pick<Service, 'id'>,
  user: Pick<User, 'id' | 'name' | 'email' | 'phone'>,
  address: AddressStay,
): OpenedDraft {
  const opened = openDraft(service, user, readNote(placeOf(service.id)) ?? null, address);
  if (Object.keys(address).length > 0) write(service.id, opened.draft);
  return opened;
}

/** To be called after booking. */
export const forgetDraft = (serviceId: string): void => forgetNote(placeOf(serviceId));

const write = (serviceId: string, draft: Draft) => keepNote(placeOf(serviceId), JSON.stringify(draft));
