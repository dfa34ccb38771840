import { getUser } from '#server/accounts/queries.ts';
import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { UserAnswer } from '#shared/contracts/accounts.schemas.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { ProviderQuery } from '#shared/contracts/payouts.schemas.ts';
import {
  AcceptedAnswer,
  InvitationAnswer,
  InvitationRequest,
  InviteRequest,
  RightsRequest,
  TeamAnswer,
} from '#shared/contracts/provider-team.schemas.ts';
import {
  acceptInvitationCall,
  changeRightsCall,
  getInvitationCall,
  getTeamCall,
  inviteMemberCall,
  leaveProviderCall,
  removeMemberCall,
  resendInvitationCall,
  withdrawInvitationCall,
} from '#shared/contracts/provider-team.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeRights, leaveProvider, removeMember } from './change-member.ts';
import { inviteMember, resendInvitation, withdrawInvitation } from './invite-member.ts';
import { getInvitation, listTeam } from './queries.ts';

const managers = { access: 'provider', right: 'manage', tag: 'provider' } as const;
const done = { success: true as const };

/** The calls about who acts for a provider, and those with which an invitation is opened and accepted. */
export function teamRoutes(http: Http, app: App): void {
  invitationRoutes(http, app);
  memberRoutes(http, app);
  invitedRoutes(http, app);
}

function invitationRoutes(http: Http, app: App): void {
  http.route({
    ...managers,
    call: inviteMemberCall,
    recentSignIn: true,
    schemas: { query: ProviderQuery, body: InviteRequest, answer: TeamAnswer },
    summary: 'Invite somebody by e-mail to become a member; the answer says nothing of whether they have an account',
    handler: async ({ person, provider, body }) => {
      const own = { providerId: provider.id, personId: person.id };
      await inviteMember(app, own, body);
      return listTeam(app, own);
    },
  });
  http.route({
    ...managers,
    call: resendInvitationCall,
    recentSignIn: true,
    schemas: { params: IdParams, query: ProviderQuery, answer: TeamAnswer },
    summary: 'Send an open invitation again; the link of the letter before stops working',
    handler: async ({ person, provider, params }) => {
      const own = { providerId: provider.id, personId: person.id };
      await resendInvitation(app, own, params.id);
      return listTeam(app, own);
    },
  });
  http.route({
    ...managers,
    call: withdrawInvitationCall,
    schemas: { params: IdParams, query: ProviderQuery, answer: Done },
    summary: 'Withdraw an open invitation',
    handler: async ({ person, provider, params }) => {
      await withdrawInvitation(app, { providerId: provider.id, personId: person.id }, params.id);
      return done;
    },
  });
}

function memberRoutes(http: Http, app: App): void {
  http.route({
    ...managers,
    call: getTeamCall,
    schemas: { query: ProviderQuery, answer: TeamAnswer },
    summary: 'The members of a provider with what each may do, and its open invitations',
    handler: ({ person, provider }) => listTeam(app, { providerId: provider.id, personId: person.id }),
  });
  http.route({
    ...managers,
    call: changeRightsCall,
    recentSignIn: true,
    schemas: { params: IdParams, query: ProviderQuery, body: RightsRequest, answer: TeamAnswer },
    summary: 'Set what a member may do; only rights that the caller has are given and taken',
    handler: async ({ person, provider, params, body }) => {
      const own = { providerId: provider.id, personId: person.id };
      await changeRights(app, { ...own, memberId: params.id }, body.rights);
      return listTeam(app, own);
    },
  });
  http.route({
    ...managers,
    call: removeMemberCall,
    recentSignIn: true,
    schemas: { params: IdParams, query: ProviderQuery, answer: Done },
    summary: 'Remove a member who has no right that the caller lacks; not the last one who may manage',
    handler: async ({ person, provider, params }) => {
      await removeMember(app, { providerId: provider.id, personId: person.id, memberId: params.id });
      return done;
    },
  });
  http.route({
    access: 'provider',
    tag: 'provider',
    call: leaveProviderCall,
    schemas: { query: ProviderQuery, answer: UserAnswer },
    summary: 'Leave a provider; not for the last one who may manage it',
    handler: async ({ person, provider }) => {
      await leaveProvider(app, { providerId: provider.id, personId: person.id });
      return { user: await getUser(app.db, app.secrets, person.id) };
    },
  });
}

function invitedRoutes(http: Http, app: App): void {
  http.route({
    access: 'public',
    tag: 'invitations',
    call: getInvitationCall,
    schemas: { body: InvitationRequest, answer: InvitationAnswer },
    summary: 'What the link of an invitation offers, by the token in its letter',
    handler: ({ body }) => getInvitation(app, body.token),
  });
  http.route({
    access: 'signed_in',
    tag: 'invitations',
    call: acceptInvitationCall,
    schemas: { body: InvitationRequest, answer: AcceptedAnswer },
    summary: 'Become a member by an invitation to one’s own, verified address',
    handler: async ({ person, body }) => {
      const { id } = await acceptInvitation(app, { personId: person.id, token: body.token });
      return { providerId: id, user: await getUser(app.db, app.secrets, person.id) };
    },
  });
}
