import type { Picture } from '#shared/contracts/pictures.ts';
import type { Lang } from '#shared/languages.ts';
import { pictureAddress } from '#shared/pictures.ts';

/** The columns of a picture that an answer needs. */
export interface ShownPicture {
  id: string;
  placeholder: string;
  altEn: string;
  altSw: string;
}

/** A picture as the contract has it, in the given language. */
export function pictureIn(lang: Lang, { id, placeholder, altEn, altSw }: ShownPicture): Picture {
  return { image: pictureAddress(id), alt: lang === 'en' ? altEn : altSw, placeholder };
}
