import { call } from '../call.ts';
import type { UserAnswer } from './accounts.schemas.ts';
import type { Done, IdParams } from './common.schemas.ts';
import type { ProviderQuery } from './payouts.schemas.ts';
import type {
  AcceptedAnswer,
  InvitationAnswer,
  InvitationRequest,
  InviteRequest,
  RightsRequest,
  TeamAnswer,
} from './provider-team.schemas.ts';

export type Team = (typeof TeamAnswer)['_zod']['output'];
export type TeamMember = Team['members'][number];
export type TeamInvitation = Team['invitations'][number];
export type Invitation = (typeof InvitationAnswer)['_zod']['output'];

export const getTeamCall = call<{ query: typeof ProviderQuery; answer: typeof TeamAnswer }>(
  'GET',
  '/api/provider/members',
);
export const changeRightsCall = call<{
  params: typeof IdParams;
  query: typeof ProviderQuery;
  body: typeof RightsRequest;
  answer: typeof TeamAnswer;
}>('PUT', '/api/provider/members/:id');
export const removeMemberCall = call<{ params: typeof IdParams; query: typeof ProviderQuery; answer: typeof Done }>(
  'DELETE',
  '/api/provider/members/:id',
);
export const leaveProviderCall = call<{ query: typeof ProviderQuery; answer: typeof UserAnswer }>(
  'DELETE',
  '/api/provider/membership',
);
export const inviteMemberCall = call<{
  query: typeof ProviderQuery;
  body: typeof InviteRequest;
  answer: typeof TeamAnswer;
}>('POST', '/api/provider/invitations', 201);
export const resendInvitationCall = call<{
  params: typeof IdParams;
  query: typeof ProviderQuery;
  answer: typeof TeamAnswer;
}>('POST', '/api/provider/invitations/:id/resend');
export const withdrawInvitationCall = call<{
  params: typeof IdParams;
  query: typeof ProviderQuery;
  answer: typeof Done;
}>('DELETE', '/api/provider/invitations/:id');
export const getInvitationCall = call<{ body: typeof InvitationRequest; answer: typeof InvitationAnswer }>(
  'POST',
  '/api/invitations/view',
);
export const acceptInvitationCall = call<{ body: typeof InvitationRequest; answer: typeof AcceptedAnswer }>(
  'POST',
  '/api/invitations/accept',
);
