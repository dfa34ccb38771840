const fields = 'input, select, textarea, summary, button';

/** To be called when a row has been added by the focused button: focuses its first field. */
export function focusInNewRow(): (() => void) | undefined {
  const form = document.activeElement?.closest('form');
  if (!form) return undefined;
  const before = new Set(form.querySelectorAll('input'));
  return () => [...form.querySelectorAll('input')].find((input) => !before.has(input))?.focus();
}

/**
 * To be called when the row with the focused button has been removed: focuses the row behind it, else the one before it, else the
 * heading of the form. Without it the focus would be nowhere.
 */
export function focusPastRow(): (() => void) | undefined {
  const pressed = document.activeElement;
  const row = pressed?.closest('li') ?? pressed?.closest('fieldset');
  const form = row?.closest('form');
  if (!row || !form) return undefined;
  const around = [row.nextElementSibling, row.previousElementSibling];
  return () => {
    const kept = around.filter((one) => one?.isConnected);
    const targets = kept.map((one) => (one?.matches(fields) ? one : one?.querySelector(fields)));
    const target = targets.find((one) => one instanceof HTMLElement) ?? form.querySelector('#section-title');
    if (target instanceof HTMLElement) target.focus();
  };
}
