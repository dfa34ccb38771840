import type { DocumentMediaType } from '#shared/provider-documents.ts';

const endings: Record<DocumentMediaType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * The name under which a document is shown and saved: what the sender calls it, without folders and signs that mean something
 * to programs, and with the ending of its content.
 * @param sent any text
 */
export function cleanFileName(sent: string, mediaType: DocumentMediaType): string {
  const base = sent
    .normalize('NFC')
    // So browsers write quotes and line breaks in the name of a file.
    .replace(/%(?:22|0D|0A)/gi, ' ')
    .replace(/^.*[\\/]/, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, ' ')
    .replace(/[\s.]+/g, ' ')
    .trim();
  return `${Array.from(base).slice(0, 80).join('').trim() || 'document'}.${endings[mediaType]}`;
}

/** The same in the letters that a header may have. */
export const headerFileName = (fileName: string): string =>
  fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 ._()-]/g, '_');
