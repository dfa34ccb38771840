import type { Appearance } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { useTheme } from '#web/lib/theme.ts';

const colours = {
  colorPrimary: '--brand',
  colorBackground: '--surface',
  colorText: '--ink',
  colorTextSecondary: '--ink-soft',
  colorTextPlaceholder: '--ink-soft',
  colorDanger: '--danger',
  colorSuccess: '--success',
  colorWarning: '--warning',
} as const;

const dark = '(prefers-color-scheme: dark)';

/**
 * The appearance of Stripe's fields: the values of our tokens in the current theme, since its frames cannot read our
 * stylesheet.
 */
export function useStripeAppearance(): Appearance {
  const theme = useTheme();
  const [look, setLook] = useState(readAppearance);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours
  useEffect(() => {
    const read = () => setLook(readAppearance());
    read();
    const night = window.matchMedia(dark);
    night.addEventListener('change', read);
    return () => night.removeEventListener('change', read);
  }, [theme]);
  return look;
}

function readAppearance(): Appearance {
  // The computed value of a custom property is its text; that of `color` is a colour which Stripe understands.
  const probe = document.body.appendChild(document.createElement('span'));
  const tokenOf = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const variables = Object.fromEntries(Object.entries(colours).map(([name, token]) => [name, tokenOf(token)]));
  const line = tokenOf('--line-strong');
  const focus = tokenOf('--focus');
  probe.remove();
  return {
    theme: isNight() ? 'night' : 'stripe',
    disableAnimations: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    variables: {
      ...variables,
      fontFamily: 'Figtree, system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif',
      fontSizeBase: '16px',
      borderRadius: '12px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${line}`, boxShadow: 'none', padding: '13px 14px' },
      '.Input:focus': { outline: `2px solid ${focus}`, outlineOffset: '2px', boxShadow: 'none' },
      '.Label': { fontWeight: '600', fontSize: '15px' },
    },
  };
}

function isNight(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen === undefined ? window.matchMedia(dark).matches : chosen === 'dark';
}
