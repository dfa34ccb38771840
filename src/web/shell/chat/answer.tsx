import type { ChatMessage } from '#shared/contracts/chat.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Picture } from '#web/ui/picture.tsx';
import { UnbrokenMpesa } from '#web/ui/unbroken-mpesa.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { linkNameOf, type MessagePart, partsOf } from './message-parts.ts';
import { PathLink } from './path-link.tsx';

interface AnswerProps {
  message: Pick<ChatMessage, 'text' | 'listings'>;
  onLeave: () => void;
}

/** What the assistant says, with its links, and a small card for each listing that it names. */
export function Answer({ message, onLeave }: AnswerProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      {partsOf(message).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer do not change
        <Part key={place} part={part} onLeave={onLeave} />
      ))}
    </div>
  );
}

function Part({ part, onLeave }: { part: MessagePart } & Pick<AnswerProps, 'onLeave'>) {
  const { t } = useTranslation('chat');
  const foreign = useForeign();
  if ('pieces' in part) {
    return (
      <p>
        {part.pieces.map((piece, place) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: they do not change
          if ('text' in piece) return <UnbrokenMpesa key={place} text={piece.text} />;
          const name = linkNameOf(piece.path);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: they do not change
            <PathLink key={place} path={piece.path} onLeave={onLeave}>
              {name ? t(`link.${name}`) : piece.path}
            </PathLink>
          );
        })}
      </p>
    );
  }
  const { title, location, image, imagePlaceholder, textLang } = part.listing;
  return (
    <div className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] overflow-hidden rounded-m border border-line bg-surface">
      <Picture
        {...{
          image,
          alt: '',
          placeholder: imagePlaceholder,
          sizes: '4.5rem',
          ratio: 3 / 4,
          className: 'h-full min-h-20',
        }}
      />
      <p className="grid content-center px-3 py-2">
        <PathLink path={part.path} onLeave={onLeave} className="after:absolute after:inset-0">
          <span lang={foreign(textLang)}>{title}</span>
        </PathLink>
        <span className="text-ink-soft">{location}</span>
        {part.text !== '' && <span>{part.text}</span>}
      </p>
    </div>
  );
}
