const heartPath = 'M12 20.2s-7.8-4.7-7.8-10.4a4.3 4.3 0 0 1 7.8-2.5 4.3 4.3 0 0 1 7.8 2.5c0 5.7-7.8 10.4-7.8 10.4Z';

const styles = `
:host { position: relative }
button {
  position: absolute; top: 0.5rem; right: 0.5rem; z-index: 1;
  display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0;
  border: 1px solid var(--line-strong); border-radius: 50%;
  background: var(--surface); color: var(--ink); cursor: pointer;
}
:host(header) button { top: -0.5rem; right: 0 }
::slotted(nav) { padding-right: 3.5rem }
button:hover { border-color: var(--ink) }
button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
button[aria-pressed='true'] { color: var(--brand) }
button[aria-pressed='true'] path { fill: currentColor }
svg { width: 1.5rem; height: 1.5rem; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linejoin: round }
@media print { button { display: none } }`;

const template = `<slot></slot><button type="button" aria-pressed="false"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${heartPath}"/></svg></button>`;

let sheet: CSSStyleSheet | undefined;

/**
 * Adds a heart to an element: the card of a listing, or the heading of its page. It lies in a shadow tree, above what is
 * there, so that nothing moves and React, which may take over the element's HTML later, finds it as the server wrote it.
 */
export function addHeart(host: Element, onPress: () => void): void {
  sheet ??= new CSSStyleSheet();
  if (sheet.cssRules.length === 0) sheet.replaceSync(styles);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = template;
  root.querySelector('button')?.addEventListener('click', onPress);
}

/** What a heart says: its name, and whether it is pressed. */
export function drawHeart(host: Element, { label, isSaved }: { label: string; isSaved: boolean }): void {
  const button = host.shadowRoot?.querySelector('button');
  button?.setAttribute('aria-label', label);
  button?.setAttribute('title', label);
  button?.setAttribute('aria-pressed', String(isSaved));
}
