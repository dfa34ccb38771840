import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { changeAvatarCall, removeAvatarCall } from '#shared/contracts/account-changes.ts';
import { UserAnswer } from '#shared/contracts/accounts.schemas.ts';
import { changeAvatar, readAvatar, removeAvatar } from './avatar.ts';

/** The calls for the picture of oneself, and its address. */
export function avatarRoutes(http: Http, app: App): void {
  http.upload({
    call: changeAvatarCall,
    schemas: { answer: UserAnswer },
    access: 'signed_in',
    summary: 'Change the picture of oneself: JPEG, PNG or WebP; its middle is kept as a small square, without metadata',
    tag: 'accounts',
    accepts: ['image/jpeg', 'image/png', 'image/webp'],
    handler: async ({ person, file }) => ({ user: await changeAvatar(app, person.id, file.stream) }),
  });
  http.route({
    call: removeAvatarCall,
    schemas: { answer: UserAnswer },
    access: 'signed_in',
    summary: 'Delete the picture of oneself',
    tag: 'accounts',
    handler: async ({ person }) => ({ user: await removeAvatar(app, person.id) }),
  });
  http.picture({
    path: '/avatars/:id',
    summary: 'The picture of a person, as WebP of 256 pixels a side',
    description: 'Its address ends when the picture is changed or deleted, or the profile is hidden.',
    tag: 'accounts',
    mayEnd: true,
    handler: async ({ params }) => ({ contentType: 'image/webp', body: await readAvatar(app, params.id ?? '') }),
  });
}
