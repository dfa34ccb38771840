import { keepNote, takeNote } from './tab-notes.ts';

const name = 'place';

/** Where a page was left for its twin, whose words are longer or shorter but whose headings are the same. */
interface Place {
  /** The twin's address. */
  address: string;
  footer: boolean;
  /** How many headings lie above the middle of the screen, and how far it is to the next, from 0 to 1. */
  after: number;
  share: number;
}

/** Tops of the page and of its headings, and the page's end, from the top of the document. */
function marks(): number[] {
  const headings = [...document.querySelectorAll('h1, h2, h3')];
  const tops = headings.map((heading) => heading.getBoundingClientRect().top + window.scrollY);
  return [0, ...tops, document.documentElement.scrollHeight];
}

/** Notes where the page stands, for the twin that its language switch is about to load. */
export function keepPlace(link: HTMLAnchorElement): void {
  const all = marks();
  const middle = window.scrollY + window.innerHeight / 2;
  const after = Math.max(
    0,
    all.findLastIndex((top, place) => top <= middle && place < all.length - 1),
  );
  const [from = 0, to = 0] = all.slice(after);
  const share = window.scrollY === 0 || to <= from ? 0 : (middle - from) / (to - from);
  const place: Place = {
    address: link.pathname + link.search,
    footer: link.closest('footer') !== null,
    after: window.scrollY === 0 ? 0 : after,
    share,
  };
  keepNote(name, JSON.stringify(place));
}

/** In a twin that a language switch has loaded: goes where the other was left and gives the switch its focus back. */
export function findPlaceAgain(): void {
  const note = takeNote(name);
  if (note === undefined) return;
  const { address, footer, after, share } = JSON.parse(note) as Place;
  if (address !== location.pathname + location.search) return;
  // Who has scrolled or pressed something meanwhile knows where they want to be.
  if (window.scrollY > 0 || document.activeElement !== document.body) return;
  const [from = 0, to = from] = marks().slice(after);
  window.scrollTo({ top: from + share * (to - from) - window.innerHeight / 2, behavior: 'instant' });
  const links = document.querySelectorAll<HTMLElement>(`${footer ? 'footer' : 'header'} a[hreflang]`);
  // On phones the header has no link to its own language.
  const seen = [...links].filter((link) => link.offsetParent !== null);
  (seen.find((link) => link.ariaCurrent) ?? seen[0])?.focus({ preventScroll: true });
}
