import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v4 as newKey } from 'uuid';
import { createBookingCall, listBookingsCall } from '#shared/contracts/bookings.ts';
import { getAvailabilityCall, getQuoteCall } from '#shared/contracts/catalogue.ts';
import { api } from '#web/lib/api.ts';
import { Problem } from '#web/lib/problem.ts';
import { toast } from '#web/lib/toast.ts';
import { type Contact, type Draft, withKey, withoutKey } from './draft.ts';
import type { Stay } from './stay.ts';
import { forgetDraft } from './use-draft.ts';

interface Handlers {
  keep: (draft: Draft) => void;
  /** Dates or places were refused: this belongs to the first step. */
  onStayRefused: (problem: Problem) => void;
  /** Everything else. */
  onProblem: (problem: unknown) => void;
}

/**
 * Books once, however often it is tried: a try without a clear answer is repeated under the same key.
 * Success leads to the confirmation page.
 */
export function useCreateBooking(serviceId: string, { keep, onStayRefused, onProblem }: Handlers) {
  const { t } = useTranslation('bookings');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  // State comes with the next rendering, which is too late for the second click of a double click.
  const running = useRef(false);

  const send = async (draft: Draft, stay: Stay, contact: Contact) => {
    const body = { serviceId, ...stay, contact };
    const keyed = withKey({ ...draft, contact }, body, newKey);
    keep(keyed);
    try {
      const { id } = await api(createBookingCall, { body, idempotencyKey: keyed.key });
      forgetDraft(serviceId);
      toast.success(t('booked'));
      void queries.invalidateQueries({ queryKey: [listBookingsCall.method, listBookingsCall.path] });
      await navigate({ to: '/confirmation/$id', params: { id }, replace: true });
    } catch (problem) {
      if (isDefinite(problem)) keep(withoutKey(keyed));
      if (problem instanceof Problem && ['sold_out', 'invalid_dates'].includes(problem.code)) {
        for (const { method, path } of [getQuoteCall, getAvailabilityCall]) {
          void queries.invalidateQueries({ queryKey: [method, path] });
        }
        onStayRefused(problem);
      } else onProblem(problem);
    }
  };

  return {
    busy,
    book: async (draft: Draft, stay: Stay, contact: Contact) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        await send(draft, stay, contact);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}

/** The server has decided, and remembers it under the key; after a 5xx or a lost network it may still decide. */
function isDefinite(problem: unknown): boolean {
  if (!(problem instanceof Problem) || problem.code === 'idempotency_in_progress') return false;
  // Signing in again must not make a second booking of the same try.
  return problem.status >= 400 && problem.status < 500 && problem.status !== 401;
}
