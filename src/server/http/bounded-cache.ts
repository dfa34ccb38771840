/** Of values of one header, which a few hundred browsers have in common. */
const most = 500;

/**
 * What was found out about a header, by its value. It forgets everything when it is full, so whoever sends another value
 * each time takes no more memory. What was just set is always found, as those who use it rely on.
 */
export function boundedCache<Value = string>(): Map<string, Value> {
  const cache = new Map<string, Value>();
  const set = cache.set.bind(cache);
  cache.set = (key, value) => {
    if (cache.size >= most) cache.clear();
    return set(key, value);
  };
  return cache;
}
