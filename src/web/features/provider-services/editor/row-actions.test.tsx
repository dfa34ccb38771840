import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RowActions } from './row-actions.tsx';

const words = { earlier: 'Up', later: 'Down', remove: 'Remove' };

test.each([
  [1, 3, ['Up']],
  [2, 3, []],
  [3, 3, ['Down']],
  [1, 1, ['Up', 'Down']],
])(
  'of row %i of %i these buttons are marked as doing nothing, and none is gone or loses the focus: %j',
  (number, of, off) => {
    const html = renderToStaticMarkup(
      <RowActions place={{ number, of }} words={words} onMove={() => undefined} onRemove={() => undefined} />,
    );
    const buttons = [...html.matchAll(/<button([^>]*)>([^<]*)/g)];
    expect(buttons.map(([, , name]) => name)).toEqual(['Up', 'Down', 'Remove']);
    expect(buttons.filter(([, facts]) => facts?.includes('aria-disabled="true"')).map(([, , name]) => name)).toEqual(
      off,
    );
    expect(html).not.toMatch(/ disabled=/);
  },
);
