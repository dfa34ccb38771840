import { hostText } from '../tools/host-text.ts';

/** A name that a host gave, in one line. */
export const plainName = (text: string): string => hostText(text).replace(/\s+/g, ' ');

/** A text as the model is told it, between marks that it cannot end. */
export const tagged = (tag: 'data' | 'host' | 'before', text: string): string =>
  `<${tag}>\n${text.replaceAll(/[<>]/g, ' ')}\n</${tag}>`;
