/** Below this likeness a message is about nothing that we know. */
export const unlike = 0.3;
/** From here on a message is about its nearest subject, even if it names places or kinds. */
export const alike = 0.42;
/** From here on nothing that went before makes it about something else. */
export const surely = 0.6;
/** From here on it is a question that an article answers, and none about a listing. */
export const certainly = 0.8;
