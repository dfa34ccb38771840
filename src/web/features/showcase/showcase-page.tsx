import { CardsShown, FiguresShown } from './sections/cards-and-figures.tsx';
import { ButtonsShown, FieldsShown } from './sections/controls.tsx';
import { ColoursShown, IconsShown, TypeShown } from './sections/foundations.tsx';
import { ChartsShown, MapShown } from './sections/map-and-charts.tsx';
import { MessagesShown, NavigationShown, StatesShown } from './sections/messages.tsx';
import { NightShown, WindowsShown } from './sections/windows.tsx';
import { useWords } from './sections/words.ts';

/** All controls on one page, for people and for the screenshot tests. */
export function ShowcasePage() {
  const words = useWords();
  return (
    <div className="page py-10 md:py-16">
      <header className="grid grid-cols-1 gap-4 pb-12">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="max-w-prose text-ink-soft">{words.text}</p>
      </header>
      <ColoursShown number={1} />
      <TypeShown number={2} />
      <IconsShown number={3} />
      <ButtonsShown number={4} />
      <FieldsShown number={5} />
      <MessagesShown number={6} />
      <StatesShown number={7} />
      <NavigationShown number={8} />
      <CardsShown number={9} />
      <FiguresShown number={10} />
      <MapShown number={11} />
      <ChartsShown number={12} />
      <WindowsShown number={13} />
      <NightShown number={14} />
    </div>
  );
}
