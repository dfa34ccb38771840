/** The networks on which travellers may follow us, and their own hosts: an address of another host is refused. */
export const socialNetworks = {
  facebookUrl: { name: 'Facebook', hosts: ['facebook.com', 'www.facebook.com'] },
  instagramUrl: { name: 'Instagram', hosts: ['instagram.com', 'www.instagram.com'] },
  xUrl: { name: 'X', hosts: ['x.com', 'twitter.com', 'www.twitter.com'] },
  tiktokUrl: { name: 'TikTok', hosts: ['tiktok.com', 'www.tiktok.com'] },
  youtubeUrl: { name: 'YouTube', hosts: ['youtube.com', 'www.youtube.com'] },
  whatsappUrl: { name: 'WhatsApp', hosts: ['wa.me', 'whatsapp.com', 'www.whatsapp.com'] },
} as const;

export type SocialSetting = keyof typeof socialNetworks;
export const socialSettings = Object.keys(socialNetworks) as SocialSetting[];

/** Whether this is the https address of a page of that network, such as an account's: visible ASCII, no port, no password. */
export function isSocialAddress(setting: SocialSetting, address: string): boolean {
  const url = /^https:\/\/[!-~]+$/.test(address) ? URL.parse(address) : null;
  if (!url || url.username || url.password || url.port || url.pathname === '/') return false;
  return socialNetworks[setting].hosts.some((host) => host === url.hostname);
}
