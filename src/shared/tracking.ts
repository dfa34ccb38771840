/**
 * A parameter as it stands in an address, of those by which advertisers, social networks and newsletters recognise a visit.
 * No page of ours reads them. Also used as the text of a script, so it has no flags that older browsers lack.
 */
export const trackingParameter =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|gad_\w+|srsltid|_gl|msclkid|ttclid|twclid|igsh|igshid|li_fat_id|mc_cid|mc_eid|yclid|epik|rdt_cid)(?:=|$)/i;

/**
 * An address, with path and parameters but no fragment, without its tracking parameters. All else stays as it was sent.
 * `trackingScript` of the pages does the same to the address in the browser.
 */
export function withoutTracking(address: string): string {
  const at = address.indexOf('?');
  if (at < 0) return address;
  const sent = address.slice(at + 1).split('&');
  const kept = sent.filter((parameter) => !trackingParameter.test(parameter));
  if (kept.length === sent.length) return address;
  return address.slice(0, at) + (kept.length > 0 ? `?${kept.join('&')}` : '');
}
