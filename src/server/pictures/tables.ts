import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';

/** Every picture once, by its content; the original's bytes are in the files under `pictures/<id>`. */
export const pictures = pgTable('pictures', {
  /** The first 32 hex digits of the SHA-256 of the original. */
  id: text('id').primaryKey(),
  mediaType: text('media_type').notNull(),
  /** Of the original as it is shown, in pixels. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Size of the original. */
  bytes: integer('bytes').notNull(),
  /** The same in about twelve pixels, as a data: address. */
  placeholder: text('placeholder').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Since when it is not served: the last review that showed it was taken down or shows it no more, and no page of ours has it. */
  hiddenAt: instant('hidden_at'),
});

/** The pictures of our own pages, by the name that the pages know; see site-pictures.ts. */
export const sitePictures = pgTable('site_pictures', {
  name: text('name').primaryKey(),
  pictureId: text('picture_id')
    .notNull()
    .references(() => pictures.id),
  altEn: text('alt_en').notNull(),
  altSw: text('alt_sw').notNull(),
});
