import { z } from 'zod';
import { publicLines } from './plain.schemas.ts';

/** What is said where there is no text, and where it has a phone number: keys of the namespace `fields`. */
interface Refusals {
  missing: 'answer_missing' | 'review_missing';
  phone: 'text_phone' | 'review_phone';
}

/** A text of several lines, up to 2,000 characters, that stands on public pages: without links and phone numbers. */
export const publicText = ({ missing, phone }: Refusals) =>
  z.string(missing).trim().min(1, missing).max(2_000, 'too_long').check(publicLines(phone));
