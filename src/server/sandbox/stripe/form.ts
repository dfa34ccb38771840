/** A form-encoded body or query: its names in their order, each with its values. */
export type Fields = Map<string, string[]>;

/** Reads `a=1&metadata[x]=2&expand[]=y`; numbered lists (`expand[0]`) are read as `expand[]`. */
export function readFields(text: string): Fields {
  const fields: Fields = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const key = name.replace(/\[\d+\]/g, '[]');
    fields.set(key, [...(fields.get(key) ?? []), value]);
  }
  return fields;
}

/** The last value of a field, or undefined. */
export function fieldOf(fields: Fields, name: string): string | undefined {
  return fields.get(name)?.at(-1);
}

/** Every `parent[child]` as child → value. An empty value removes the child, as in Stripe's metadata. */
export function childrenOf(fields: Fields, parent: string): Record<string, string> {
  const children = Object.create(null) as Record<string, string>;
  for (const [name, values] of fields) {
    const child = name.startsWith(`${parent}[`) && name.endsWith(']') ? name.slice(parent.length + 1, -1) : '';
    const value = values.at(-1);
    if (child && value) children[child] = value;
  }
  return { ...children };
}
