import { expect, test } from 'vitest';
import { changeOf } from './use-photos.ts';

test('a change names the photos that stay in order, and those that go once', () => {
  const photos = [{ id: 'b', alt: ' Grass ' }, { alt: 'not sent yet' }, { id: 'a', alt: '' }];
  expect(changeOf(photos, ['c', 'd', 'c'])).toEqual({
    pictures: [
      { id: 'b', alt: 'Grass' },
      { id: 'a', alt: '' },
    ],
    removed: ['c', 'd'],
  });
});

test('a photo that was removed and then sent again stays', () => {
  expect(changeOf([{ id: 'a', alt: '' }], ['a', 'b'])).toEqual({ pictures: [{ id: 'a', alt: '' }], removed: ['b'] });
});
