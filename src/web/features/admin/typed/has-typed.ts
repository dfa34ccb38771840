interface Field {
  type: string;
  value: string;
}

/**
 * Whether words were typed: something stands in a field for words that did not stand there before.
 * @param before what stood in a field when somebody first came to it; nobody has typed in a field that it does not have
 */
export function hasTyped<One extends Field>(fields: Iterable<One>, before: { get(field: One): string | undefined }) {
  return [...fields].some((field) => {
    const { type, value } = field;
    const words = value.trim();
    return (type === 'textarea' || type === 'text') && words !== '' && words !== (before.get(field) ?? value).trim();
  });
}
