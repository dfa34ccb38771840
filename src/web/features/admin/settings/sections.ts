import type { UseFormReturn } from 'react-hook-form';
import type { Settings } from '#shared/contracts/settings.ts';
import { socialSettings } from '#shared/social-networks.ts';

export type SettingName = keyof Settings;

/** How a setting is typed: whole numbers, numbers with decimals, text, or on and off. */
type Kind = 'whole' | 'decimal' | 'text' | 'email' | 'url' | 'lines' | 'switch';

/** How each setting is typed. */
export const kinds: Record<SettingName, Kind> = {
  usdToKesRate: 'whole',
  usdToEurRate: 'decimal',
  usdToGbpRate: 'decimal',
  holdMinutes: 'whole',
  commissionPercent: 'decimal',
  commissionVatPercent: 'decimal',
  tourismLevyPercent: 'decimal',
  withholdingTaxPercent: 'decimal',
  b2cFeeKes: 'whole',
  consentAboveCents: 'whole',
  supportPhone: 'text',
  supportEmail: 'email',
  businessName: 'text',
  businessAddress: 'lines',
  businessPin: 'text',
  facebookUrl: 'url',
  instagramUrl: 'url',
  xUrl: 'url',
  tiktokUrl: 'url',
  youtubeUrl: 'url',
  whatsappUrl: 'url',
  takesBookings: 'switch',
  takesRequests: 'switch',
  takesCards: 'switch',
  takesMpesa: 'switch',
  takesRegistrations: 'switch',
  takesApplications: 'switch',
  takesPoints: 'switch',
};

/** The settings by what they are about, each part saved for itself. */
export const sections = {
  rates: ['usdToKesRate', 'usdToEurRate', 'usdToGbpRate'],
  bookings: ['holdMinutes', 'commissionPercent'],
  switches: [
    'takesBookings',
    'takesRequests',
    'takesCards',
    'takesMpesa',
    'takesRegistrations',
    'takesApplications',
    'takesPoints',
  ],
  taxes: ['commissionVatPercent', 'tourismLevyPercent', 'withholdingTaxPercent'],
  sending: ['b2cFeeKes'],
  consent: ['consentAboveCents'],
  support: ['supportPhone', 'supportEmail'],
  social: socialSettings,
  receipts: ['businessName', 'businessAddress', 'businessPin'],
} as const satisfies Record<string, readonly SettingName[]>;

export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];

/** The settings of a part as they are typed. */
export type TypedSettings = { [Name in SettingName]?: Settings[Name] extends boolean ? boolean : string };

/** The form of a part, which checks what is typed and gives the settings. */
export type SettingForm = UseFormReturn<TypedSettings, unknown, Partial<Settings>>;
