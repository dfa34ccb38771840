/** The widths in pixels in which every picture is served. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The address of a picture in a width. The content of an address never changes. */
export const pictureAddress = (id: string, width: PictureWidth = 960): string => `/pictures/${id}/${width}`;

/** The address of a person's picture. @param avatar its id */
export const avatarAddress = (avatar: string): string => `/avatars/${avatar}`;

/** The same picture in another width. @param image an address by `pictureAddress` */
export const pictureAt = (image: string, width: PictureWidth): string => image.replace(/\d+$/, String(width));

/** All widths of a picture as the attribute `srcset` lists them. @param image an address by `pictureAddress` */
export const sourcesOf = (image: string): string =>
  pictureWidths.map((width) => `${pictureAt(image, width)} ${width}w`).join(', ');
