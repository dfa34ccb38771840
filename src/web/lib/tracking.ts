import { trackingParameter } from '#shared/tracking.ts';

/**
 * Runs in the head, before the router reads the address: removes its tracking parameters, as the server did before it
 * rendered the page (`withoutTracking`). One HTML then fits every such address, and nobody shares a link with somebody
 * else's marks in it.
 */
export const trackingScript = () =>
  `{let l=location,s=l.search.slice(1).split('&'),k=s.filter(function(p){return!${trackingParameter}.test(p)});if(k.length<s.length)history.replaceState(history.state,'',l.pathname+(k.length?'?'+k.join('&'):'')+l.hash)}`;
