import { type Drawing, ellipse, limb, type Point, place, shape, stroke } from '../shapes.ts';
import type { Look } from './looks.ts';

/** The colours of a head in its light. */
interface HeadTones {
  skin: string;
  under: string;
  cover: string;
  fold: string;
}

const profile =
  'M3-21C-7-22-15-17-17-8C-18-5-17-3-18-1L-21 5C-21 7-19 7-18 8L-18 11C-18 13-17 13-17 15C-16 19-12 21-7 20C-1 20 5 16 8 11C15 8 19 0 19-6C18-15 12-21 3-21z';
const hairline = 'M-14-13C-10-22 0-26 9-22C19-19 23-8 19 1C18 6 15 10 12 11C12 6 10 2 6 1C3-1 3-6 1-8C-4-9-9-10-14-13z';

/** A head about 42 high that looks to the left (or away), with hair or what covers it; the origin is its middle. */
export const head = (kind: Look['head'], tones: HeadTones, [x, y]: Point, { back }: { back: boolean }): Drawing =>
  place({ x, y }, back ? fromBehind(kind, tones) : fromTheSide(kind, tones));

function fromTheSide(kind: Look['head'], { skin, under, cover, fold }: HeadTones): Drawing {
  const face = shape(skin, profile) + ellipse(under, { x: 7, y: 2, rx: 3.2, ry: 5 });
  switch (kind) {
    case 'short':
      return face + shape(cover, hairline) + ellipse(skin, { x: 7, y: 3, rx: 3, ry: 5 });
    case 'shaved':
      return (
        shape(skin, profile) +
        shape(under, 'M6-20C15-18 20-8 18 0C16 6 13 9 9 11C12 0 12-12 6-20z') +
        ellipse(skin, { x: 7, y: 3, rx: 3, ry: 5 })
      );
    case 'braids':
      return (
        limb(cover, [
          [14, -6, 18],
          [20, 12, 15],
          [18, 34, 7],
        ]) +
        face +
        shape(cover, hairline) +
        stroke(fold, 2, 'M-8-15C2-16 12-8 17 2')
      );
    case 'kofia':
      return (
        face +
        shape(cover, 'M-16-11L-14-25C-4-29 10-28 17-23L20-8C10-12-6-14-16-11z') +
        stroke(fold, 2, 'M-15-18C-4-22 8-21 18-15')
      );
    case 'cap':
      return (
        face +
        shape(cover, 'M-16-10C-14-22-2-27 8-24C17-21 20-13 20-6C10-11-4-11-16-10z') +
        shape(fold, 'M-12-11C-20-12-28-10-31-6C-25-5-18-6-12-7z')
      );
    case 'hat':
      return (
        face +
        shape(cover, 'M-13-11C-12-24-4-29 5-28C14-27 18-20 19-11z') +
        ellipse(fold, { x: 3, y: -10, rx: 33, ry: 5.5, turn: -3 })
      );
    case 'helmet':
      return (
        face +
        shape(cover, 'M-20-9C-18-24-4-30 8-27C20-24 25-14 24-3C10-9-6-11-20-9z') +
        stroke(fold, 2.5, 'M-10-14C0-18 12-14 20-8M-8-9C-4 4-6 12-9 20')
      );
    case 'wrap':
      return (
        face +
        shape(cover, 'M-17-9C-18-20-8-28 6-28C20-28 28-16 26-5C25 3 18 8 12 8C12-2 4-6-17-9z') +
        stroke(fold, 2, 'M-14-12C0-18 14-12 22-2M-8-18C6-23 18-16 24-6')
      );
    default:
      return (
        shape(
          cover,
          'M-12-16C-6-27 8-29 16-23C25-16 25-2 25 10C26 24 30 34 30 42C14 48-10 46-20 40C-14 34-10 28-8 20z',
        ) +
        shape(
          skin,
          'M-13-15C-17-9-18-4-18-1L-21 5C-21 7-19 7-18 8L-18 11C-18 13-17 13-17 15C-16 19-12 21-8 19C-2 14-2-8-13-15z',
        ) +
        stroke(fold, 2, 'M4 14C4 26 2 34-4 42M14-14C19-4 18 20 22 38')
      );
  }
}

function fromBehind(kind: Look['head'], { skin, under, cover, fold }: HeadTones): Drawing {
  const ears = ellipse(skin, { x: -17, y: 1, rx: 4, ry: 6 }) + ellipse(under, { x: 17, y: 1, rx: 4, ry: 6 });
  const skull = (fill: string) => ellipse(fill, { x: 0, y: -2, rx: 17, ry: 20 });
  switch (kind) {
    case 'short':
      return ears + skull(skin) + shape(cover, 'M-17-4C-18-18-9-24 0-24S18-18 17-4C16 4 12 9 9 10H-9C-12 9-16 4-17-4z');
    case 'shaved':
      return ears + skull(skin) + shape(under, 'M4-22C14-20 18-10 17 0C16 10 10 17 2 18C10 8 12-12 4-22z');
    case 'braids':
      return (
        ears +
        skull(cover) +
        limb(cover, [
          [0, 2, 26],
          [0, 22, 24],
          [0, 44, 14],
        ]) +
        stroke(fold, 2, 'M-6-14C-7 8-5 28-4 42M6-14C7 8 5 28 4 42')
      );
    case 'hat':
      return (
        ears +
        skull(skin) +
        shape(cover, 'M-17-8C-17-24-8-29 0-29S17-24 17-8z') +
        ellipse(fold, { x: 0, y: -7, rx: 33, ry: 7 })
      );
    case 'kofia':
      return (
        ears +
        skull(skin) +
        shape(cover, 'M-17-6L-15-25C-6-28 6-28 15-25L17-6C8-3-8-3-17-6z') +
        stroke(fold, 2, 'M-16-15C-6-12 6-12 16-15')
      );
    case 'veil':
      return (
        shape(cover, 'M-19-6C-19-21-9-26 0-26S19-21 19-6C19 8 22 22 32 40C14 50-14 50-32 40C-22 22-19 8-19-6z') +
        stroke(fold, 2, 'M6-18C10 6 8 26 12 42')
      );
    default:
      return (
        ears +
        skull(skin) +
        shape(cover, 'M-19-2C-21-19-10-28 0-28S21-19 19-2C10 4-10 4-19-2z') +
        stroke(fold, 2, 'M-17-8C-6-2 6-2 17-8')
      );
  }
}
