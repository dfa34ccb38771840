import { call } from '../call.ts';
import type { ChoicesAnswer, ChoicesRequest } from './notifications.schemas.ts';

export const getChoicesCall = call<{ answer: typeof ChoicesAnswer }>('GET', '/api/notifications/choices');
export const changeChoicesCall = call<{ body: typeof ChoicesRequest; answer: typeof ChoicesAnswer }>(
  'PUT',
  '/api/notifications/choices',
);
