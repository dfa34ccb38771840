import type { Manifest } from '@tanstack/react-router';

type Routes = Manifest['routes'];

/**
 * The manifest of a page whose scripts begin to load after its first screen, with its fonts and pictures, has loaded.
 * Scripts that are named in the HTML would be fetched at the same time, and slow down what is seen first.
 * @param shown the routes of this page, outermost first
 */
export function afterFirstScreen(manifest: Manifest, shown: string[]): Manifest {
  const own = shown.flatMap((id) => manifest.routes[id] ?? []);
  const preloads = own.flatMap((route) => route.preloads ?? []);
  const addresses = preloads.map((link) => (typeof link === 'string' ? link : link.href));
  const entries = own.flatMap((route) => route.scripts ?? []).flatMap(({ attrs }) => attrs?.src ?? []);
  const bare: Routes = Object.fromEntries(shown.map((id) => [id, { css: manifest.routes[id]?.css ?? [] }]));
  const [root = ''] = shown;
  const scripts = [{ children: loader({ preloads: [...new Set(addresses)], entries }) }];
  return { ...manifest, routes: { ...manifest.routes, ...bare, [root]: { ...bare[root], scripts } } };
}

/**
 * The script that loads the scripts. It removes itself, since React does not expect it in the document. It begins after
 * 1.5 seconds at the latest, also if a picture takes longer or the tab is in the background.
 */
function loader({ preloads, entries }: { preloads: string[]; entries: string[] }): string {
  return `document.currentScript.remove();{let begun;const add=(name,parts)=>document.body.append(Object.assign(document.createElement(name),parts));
const begin=()=>{if(begun)return;begun=1;
for(const href of ${JSON.stringify(preloads)})add("link",{rel:"modulepreload",href});
for(const src of ${JSON.stringify(entries)})add("script",{type:"module",async:true,src})};
addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(begin)),{once:true});setTimeout(begin,1500)}`;
}
