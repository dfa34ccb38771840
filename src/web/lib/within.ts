/**
 * The value of a promise, if it is fulfilled in time.
 * @param ms from now   @throws Error when that time has passed, or what the promise throws
 */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
