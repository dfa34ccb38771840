import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fields } from '#shared/i18n/en/fields.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { useFieldMessage } from './field.tsx';

const texts = createPageTexts('en');
texts.adopt({ fields });
const Message = ({ error }: { error: string }) => useFieldMessage(error);
const shown = (error: string) =>
  renderToStaticMarkup(
    <TextsContext value={texts}>
      <Message error={error} />
    </TextsContext>,
  );

test.each([
  ['a key', 'too_long', fields.too_long],
  [
    'a key with the part that is refused',
    'text_phone|0712 345 678',
    fields.text_phone.replace('{{part}}', '0712 345 678'),
  ],
  ['a text of the server', 'Only “A | B” is known', 'Only “A | B” is known'],
  ['nothing', '', ''],
])('the message of a field is read from %s', (_, error, text) => expect(shown(error)).toBe(text));
