/** Below this likeness a message is about nothing that we know. */
export const unlike = 0.3;
/** From here on a message is about its nearest subject, even if it names places or kinds. */
export const alike = 0.42;
