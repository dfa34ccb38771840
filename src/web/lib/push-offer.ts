const key = 'push-offer';

/** Whether the person has declined here to have notifications shown by this browser; they are not asked again. */
export function isOfferDeclined(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true; // storage is blocked: it would be offered again and again
  }
}

export function declineOffer(): void {
  try {
    localStorage.setItem(key, 'declined');
  } catch {
    // Then it is offered nowhere.
  }
}
