/** Of values of one header, which a few hundred browsers have in common. */
const most = 500;

/**
 * What was found out about a header, by its value. It stops to take more when it is full, so whoever sends another value
 * each time fills it once and takes no more memory.
 */
export function boundedCache<Value = string>(): Map<string, Value> {
  const cache = new Map<string, Value>();
  const set = cache.set.bind(cache);
  cache.set = (key, value) => (cache.size >= most ? cache : set(key, value));
  return cache;
}
