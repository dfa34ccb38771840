import { focusInvalid } from '#web/ui/date-field.tsx';

/**
 * Collapses the filters, so that the results move up, unless a date is none, which then gets the focus; moves the focus off the button
 * that is no longer shown.
 */
export function foldFilters(form: HTMLFormElement, submit: Event): void {
  if (focusInvalid(form)) return;
  const details = form.querySelector('details');
  if (!details?.open) return;
  const pressed = submit instanceof SubmitEvent ? submit.submitter : null;
  details.open = false;
  if (details.contains(pressed)) details.querySelector('summary')?.focus();
}
