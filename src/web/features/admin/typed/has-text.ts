/** Whether anything stands in the fields in which one types words. */
export const hasText = (fields: Iterable<{ type: string; value: string }>): boolean =>
  [...fields].some(({ type, value }) => (type === 'textarea' || type === 'text') && value.trim() !== '');
