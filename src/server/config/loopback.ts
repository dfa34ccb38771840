/** Whether a host name or address is of this machine only. IPv6 addresses may be in brackets. */
export const isLoopback = (host: string): boolean =>
  /^(?:(?:.*\.)?localhost\.?|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
