import type { Picture } from '#shared/contracts/pictures.ts';
import { type Lang, otherThan } from '#shared/languages.ts';
import { pictureAddress } from '#shared/pictures.ts';

/** The columns of a picture that an answer needs. */
export interface ShownPicture {
  id: string;
  placeholder: string;
  /** Empty in a language in which nobody has described it. */
  altEn: string;
  altSw: string;
}

/** A picture as the contract has it: described in the given language, else in the other, which it then names. */
export function pictureIn(lang: Lang, { id, placeholder, altEn, altSw }: ShownPicture): Picture {
  const alts = { en: altEn, sw: altSw };
  const altLang = alts[lang] === '' ? otherThan(lang) : lang;
  return { image: pictureAddress(id), alt: alts[altLang], placeholder, ...(altLang !== lang && { altLang }) };
}
