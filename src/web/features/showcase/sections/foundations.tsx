import { Beadwork } from '#web/ui/beadwork.tsx';
import { Horizon } from '#web/ui/horizon.tsx';
import { iconPaths } from '#web/ui/icon.tsx';
import { Kicker } from '#web/ui/kicker.tsx';
import { firstPaths, LineDrawing } from '#web/ui/line-drawing.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { themePaths } from '#web/ui/theme-paths.ts';
import { Mark, Wordmark } from '#web/ui/wordmark.tsx';
import { Section } from './section.tsx';
import { useWords } from './words.ts';

const colours = [
  ['canvas', 'surface', 'sunken', 'line', 'line-strong', 'ink', 'ink-soft'],
  ['action', 'action-strong', 'brand', 'brand-strong', 'brand-soft', 'accent', 'accent-soft', 'gold'],
  ['ocean', 'ocean-soft', 'danger-soft', 'success-soft', 'warning-soft', 'info-soft'],
  ['night', 'night-raised', 'night-sunken', 'night-line', 'on-night', 'on-night-soft'],
];

export function ColoursShown({ number }: { number: number }) {
  return (
    <Section id="colours" number={number} title={useWords().colours}>
      {colours.map((family) => (
        <ul key={family[0]} className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-8">
          {family.map((name) => (
            <li key={name} className="grid content-start gap-1 text-xs text-ink-soft">
              <span className="h-12 rounded-s border border-line" style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      ))}
    </Section>
  );
}

export function TypeShown({ number }: { number: number }) {
  const { type, heading, lead, safaris, towns } = useWords();
  return (
    <Section id="type" number={number} title={type}>
      <div className="grid grid-cols-1 gap-5">
        <Kicker>{safaris}</Kicker>
        <p className="font-display text-3xl text-balance">{heading}</p>
        <p className="font-display text-2xl text-balance">{heading}</p>
        <p className="font-display text-xl">{heading}</p>
        <p className="max-w-prose text-l text-ink-soft">{lead}</p>
        <p className="max-w-prose">
          {lead} <TextLink to="/explore">{towns}</TextLink>
        </p>
        <p className="text-s text-ink-soft">{lead}</p>
        <p className="text-xs text-ink-soft tabular-nums">0°09′S 37°18′E · 0123456789</p>
      </div>
    </Section>
  );
}

export function IconsShown({ number }: { number: number }) {
  return (
    <Section id="icons" number={number} title={useWords().icons}>
      <ul className="flex flex-wrap gap-5">
        {Object.entries({ ...firstPaths, ...themePaths, ...iconPaths }).map(([name, path]) => (
          <li key={name} title={name}>
            <LineDrawing path={path} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-8">
        <Wordmark />
        <Mark className="size-16 text-brand" />
        <img src="/favicon.svg" alt="" className="size-16" />
        <img src="/app-icon.svg" alt="" className="size-16 rounded-l" />
      </div>
      <Horizon />
      <Beadwork />
    </Section>
  );
}
