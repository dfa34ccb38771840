import pg from 'pg';

const { removeAllListeners } = pg.Client.prototype;

/**
 * Keeps an error of a connection that pg-boss is closing from ending the process.
 *
 * With `useListenNotify` pg-boss holds a connection of its own that listens for new jobs. When it closes that connection
 * (`Db.listen` in its `src/db.ts`; seen in 12.35 and 12.38), it calls `removeAllListeners()` first and `end()`
 * afterwards. If the server reports something in between, such as "terminating connection due to administrator command",
 * the client emits 'error' without any listener, which Node turns into an uncaught exception. No issue of pg-boss
 * describes this; https://github.com/timgit/pg-boss/issues/850 is about the same connection, lost without an error. This
 * file can go once pg-boss keeps an 'error' listener until the connection has ended.
 */
pg.Client.prototype.removeAllListeners = function (...events) {
  removeAllListeners.apply(this, events);
  // Loaded a second time in one process, as by tests, this calls itself: one listener is enough.
  if (events.length === 0 && this.listenerCount('error') === 0) this.on('error', () => {});
  return this;
};
