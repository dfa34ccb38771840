import type { PageContext } from '#web/lib/page-context.ts';
import { subscribeToSession } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { findToken } from '#web/lib/token.ts';
import { addHeart, drawHeart } from './hearts/heart.ts';
import { isAnyKept } from './hearts/kept-key.ts';

/** The cards of lists, whose items are named by `cardId` of the catalogue, and the heading of a listing's page. */
const places = 'li[id^="listing-"] > article, #content article header:has(> h1)';

/** What is saved; nothing until somebody is known to have saved anything. */
let findSaved: () => ReadonlySet<string> | undefined = () => undefined;

/**
 * Adds hearts to the listings of this page and of all that follow, after hydration. They are no part of the HTML, which is
 * the same for everybody and has nothing that needs this script. Most visits save nothing, so what saves is loaded when
 * somebody is signed in, has saved something before, or presses a heart.
 */
export function startHearts(context: PageContext): void {
  const draw = () => drawAll(context);
  const follow = async () => {
    const { followSaved, saved } = await import('./saved.ts');
    findSaved = saved.get;
    followSaved(draw);
  };
  const followIfAny = () => {
    if (findToken() !== undefined || isAnyKept()) void follow().catch(() => undefined);
  };
  followIfAny();
  subscribeToSession(followIfAny);
  let isDue = false;
  const look = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      addMissing(context, follow);
    });
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
}

/** The listing that an element shows, or undefined. */
const idOf = ({ tagName, parentElement }: Element): string | undefined =>
  tagName === 'ARTICLE'
    ? parentElement?.id.slice('listing-'.length)
    : /\/services\/([\da-f-]{36})$/.exec(window.location.pathname)?.[1];

const hosts = () => document.querySelectorAll(places);

function addMissing(context: PageContext, follow: () => Promise<void>): void {
  for (const host of hosts()) {
    const id = idOf(host);
    if (id === undefined || host.shadowRoot) continue;
    addHeart(host, () => void press(context, { id, follow }));
    draw(context, host);
  }
}

let acting: Promise<typeof import('./hearts/press-heart.ts')> | undefined;

async function press(context: PageContext, { id, follow }: { id: string; follow: () => Promise<void> }): Promise<void> {
  // Loaded once for all presses, so that these are handled one after the other in their order.
  acting ??= Promise.all([import('./hearts/press-heart.ts'), follow()]).then(([loaded]) => loaded);
  try {
    const { pressHeart } = await acting;
    await pressHeart(context, id);
  } catch {
    toast.error(context.texts.translate('common', 'lostChunk'));
  }
}

function drawAll(context: PageContext): void {
  for (const host of hosts()) draw(context, host);
}

function draw({ texts }: PageContext, host: Element): void {
  const title = host.querySelector('h1, h2, h3')?.textContent ?? '';
  const isSaved = findSaved()?.has(idOf(host) ?? '') ?? false;
  drawHeart(host, { label: texts.translate('shell', 'save', { title }), isSaved });
}
