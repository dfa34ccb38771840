interface ReadCode {
  /** In capitals, such as BK-2026-001. */
  reference: string;
  /** Undefined where somebody typed the reference alone. */
  code: string | undefined;
}

/** Reads a scanned address, its last segment, or a typed reference; undefined when it is none of them. */
export function readVoucher(text: string): ReadCode | undefined {
  const last =
    text
      .trim()
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  const [, reference, code] = /^(BK-\d{4}-\d{1,9})(?:\.([a-z2-7]{20}))?$/i.exec(last) ?? [];
  return reference ? { reference: reference.toUpperCase(), code: code?.toLowerCase() } : undefined;
}
