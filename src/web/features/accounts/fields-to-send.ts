interface FormValues {
  /** As the form showed them first. */
  before: Readonly<Record<string, unknown>>;
  /** As they are typed. */
  now: Readonly<Record<string, unknown>>;
}

/**
 * What of a form is sent: the fields that were changed in it. What another tab or device has saved in others meanwhile
 * stays.
 * @param made the fields as the schema made them
 */
export function fieldsToSend<Made extends object>(made: Made, { before, now }: FormValues): Partial<Made> {
  const changed = Object.entries(made).filter(([name]) => comparable(now[name]) !== comparable(before[name]));
  return Object.fromEntries(changed) as Partial<Made>;
}

/** Boxes that were checked in another order are the same. */
const comparable = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...value].sort() : value);
