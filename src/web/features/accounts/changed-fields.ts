/**
 * What of a form is sent: the fields that were changed in it. What another tab or device has saved in others meanwhile stays.
 * @param sent the fields as the schema made them  @param before as the form showed them first  @param now as they are typed
 */
export function changedFields<Sent extends object>(
  sent: Sent,
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): Partial<Sent> {
  const changed = Object.entries(sent).filter(([name]) => comparable(now[name]) !== comparable(before[name]));
  return Object.fromEntries(changed) as Partial<Sent>;
}

/** Boxes that were checked in another order are the same. */
const comparable = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...value].sort() : value);
