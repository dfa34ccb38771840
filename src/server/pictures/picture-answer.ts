import type { Picture } from '#shared/contracts/pictures.ts';
import type { Lang } from '#shared/languages.ts';
import { pictureAddress } from '#shared/pictures.ts';

/** What a query reads of a picture in order to show it. */
export interface ShownPicture {
  id: string;
  placeholder: string;
  altEn: string;
  altSw: string;
}

/** A picture as the contract has it, in the asked language. */
export function pictureIn(lang: Lang, { id, placeholder, altEn, altSw }: ShownPicture): Picture {
  return { image: pictureAddress(id), alt: lang === 'en' ? altEn : altSw, placeholder };
}
