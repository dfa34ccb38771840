import { call } from '../call.ts';
import type {
  AdminUser as AdminUserSchema,
  AdminUsersPage,
  AdminUsersQuery,
  PhoneAnswer,
  RemoveAvatarRequest,
  RemoveFactorRequest,
  RemoveIdentityRequest,
  RemovePasskeyRequest,
  RoleRequest,
  SuspendRequest,
} from './admin-users.schemas.ts';
import type { Done, IdParams } from './common.schemas.ts';

type Out<S extends { _zod: { output: unknown } }> = S['_zod']['output'];
export type AdminUsers = Out<typeof AdminUsersPage>;
export type AdminUser = Out<typeof AdminUserSchema>;

type OnOne = { params: typeof IdParams; answer: typeof Done };

export const listUsersCall = call<{ query: typeof AdminUsersQuery; answer: typeof AdminUsersPage }>(
  'GET',
  '/api/admin/users',
);
export const getUserCall = call<{ params: typeof IdParams; answer: typeof AdminUserSchema }>(
  'GET',
  '/api/admin/users/:id',
);
export const viewPhoneCall = call<{ params: typeof IdParams; answer: typeof PhoneAnswer }>(
  'POST',
  '/api/admin/users/:id/phone',
);
export const suspendPersonCall = call<OnOne & { body: typeof SuspendRequest }>('POST', '/api/admin/users/:id/suspend');
export const restorePersonCall = call<OnOne>('POST', '/api/admin/users/:id/restore');
export const changeRoleCall = call<OnOne & { body: typeof RoleRequest }>('POST', '/api/admin/users/:id/role');
export const sendVerificationCall = call<OnOne>('POST', '/api/admin/users/:id/verification');
export const startPasswordResetCall = call<OnOne>('POST', '/api/admin/users/:id/password-reset');
export const removeAvatarOfCall = call<OnOne & { body: typeof RemoveAvatarRequest }>(
  'POST',
  '/api/admin/users/:id/remove-avatar',
);
export const removeFactorCall = call<OnOne & { body: typeof RemoveFactorRequest }>(
  'POST',
  '/api/admin/users/:id/remove-second-factor',
);
export const removeIdentityOfCall = call<OnOne & { body: typeof RemoveIdentityRequest }>(
  'POST',
  '/api/admin/users/:id/remove-identity',
);
export const removePasskeyOfCall = call<OnOne & { body: typeof RemovePasskeyRequest }>(
  'POST',
  '/api/admin/users/:id/remove-passkey',
);
export const endSessionsCall = call<OnOne>('POST', '/api/admin/users/:id/end-sessions');
