/** The first that fits counts: most browsers name Chrome or Safari as well, and systems of phones name Linux or Mac OS. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system by what a browser calls itself, such as 'Chrome, Android'; null where neither is known. */
export function deviceName(userAgent: string | null): string | null {
  const found = [browsers, systems].flatMap((known) => known.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? []);
  return found.length > 0 ? found.join(', ') : null;
}
