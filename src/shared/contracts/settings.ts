import { call } from '../call.ts';
import type {
  PublicSettings as PublicSettingsSchema,
  SettingsAnswer,
  SettingsInForce,
  SettingsRequest,
} from './settings.schemas.ts';

export type PublicSettings = (typeof PublicSettingsSchema)['_zod']['output'];

export const publicSettingsCall = call<{ answer: typeof PublicSettingsSchema }>('GET', '/api/settings/public');
export const getSettingsCall = call<{ answer: typeof SettingsInForce }>('GET', '/api/admin/settings');
export const updateSettingsCall = call<{ body: typeof SettingsRequest; answer: typeof SettingsAnswer }>(
  'PUT',
  '/api/admin/settings',
);
