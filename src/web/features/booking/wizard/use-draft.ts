import { useState } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { forgetNote, keepNote, readNote } from '#web/lib/tab-notes.ts';
import type { AddressStay } from '../address-stay.ts';
import { type Draft, type DraftedService, type OpenedDraft, openDraft } from './draft.ts';

const placeOf = (serviceId: string) => `booking:${serviceId}`;

/** The draft of this tab for one service; every change is kept at once. */
export function useDraft(service: Service, user: User, address: AddressStay) {
  const [opened, setOpened] = useState(() => takeUpDraft(service, user, address));
  const keep = (next: Draft) => {
    write(service.id, next);
    // Once the number of guests is chosen anew, nothing is left to tell about the one before.
    setOpened(({ draft, cut }) => ({ draft: next, cut: cut && next.guests === draft.guests }));
  };
  return { ...opened, keep };
}

/**
 * Opens the draft of this tab and stores what the address brought at once: the page takes it out of the address next,
 * and a reload must not lose it. Doing so twice changes nothing.
 */
export function takeUpDraft(
  service: DraftedService & Pick<Service, 'id'>,
  user: Pick<User, 'id' | 'name' | 'email' | 'phone'>,
  address: AddressStay,
): OpenedDraft {
  const opened = openDraft(service, user, readNote(placeOf(service.id)) ?? null, address);
  if (Object.keys(address).length > 0) write(service.id, opened.draft);
  return opened;
}

/** After booking nothing is left to go on with. */
export const forgetDraft = (serviceId: string): void => forgetNote(placeOf(serviceId));

const write = (serviceId: string, draft: Draft) => keepNote(placeOf(serviceId), JSON.stringify(draft));
