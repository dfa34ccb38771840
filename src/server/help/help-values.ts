import type { DbOrTx } from '#server/db/client.ts';
import { getSettings, type Settings } from '#server/settings/queries.ts';
import { importLimits, readEveryMs } from '#shared/calendar-imports.ts';
import { favoriteLimits } from '#shared/favorite-limits.ts';
import type { HelpPlaceholder } from '#shared/help-rules.ts';
import type { Lang } from '#shared/languages.ts';
import { listingLimits } from '#shared/listing-rules.ts';
import { messageLimits } from '#shared/message-rules.ts';
import { CARD_MINIMUM_CENTS, formatKes, formatUsd, KES_MAX, kes, usd } from '#shared/money.ts';
import { deletionDays, downloadLimits } from '#shared/own-data.ts';
import { passkeysMost } from '#shared/passkeys.ts';
import { PASSWORD_MIN } from '#shared/password.ts';
import { pointsKeptMonths, pointsWarnDays } from '#shared/points.ts';
import { hoursToPay } from '#shared/requests.ts';
import { reviewLimits } from '#shared/review-rules.ts';
import { teamLimits } from '#shared/team-limits.ts';

type HelpValues = Record<HelpPlaceholder, string>;

/** What stands for each placeholder in a language: the settings in force, and limits of ours. */
function valuesFor(settings: Settings, lang: Lang): HelpValues {
  const numbers = new Intl.NumberFormat(`${lang}-KE`, { maximumFractionDigits: 2 });
  const plain = {
    ...{ holdMinutes: settings.holdMinutes, usdToKesRate: settings.usdToKesRate },
    ...{ commissionPercent: settings.commissionPercent, hoursToPay },
    ...{ pointsKeptMonths, pointsWarnDays, deletionDays, downloadDays: downloadLimits.days },
    ...{ reviewWriteDays: reviewLimits.writeDays, reviewEditDays: reviewLimits.editDays },
    ...{ reviewPictures: reviewLimits.pictures, messagePictures: messageLimits.pictures },
    ...{ favorites: favoriteLimits.favorites, favoriteLists: favoriteLimits.lists },
    ...{ passkeys: passkeysMost, passwordLeast: PASSWORD_MIN, teamPeople: teamLimits.people },
    ...{ calendarsPerListing: importLimits.perListing, calendarMinutes: readEveryMs / 60_000 },
    listingPictures: listingLimits.pictures,
  };
  const { supportPhone, supportEmail } = settings;
  return {
    ...(Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, numbers.format(value)])) as {
      [Name in keyof typeof plain]: string;
    }),
    ...{ supportPhone, supportEmail },
    mpesaMost: formatKes(kes(KES_MAX), lang),
    cardLeast: formatUsd(usd(CARD_MINIMUM_CENTS), lang),
  };
}

/** The values of placeholders as they are now, as plain text. */
export const getHelpValues = async (db: DbOrTx, lang: Lang): Promise<HelpValues> =>
  valuesFor(await getSettings(db), lang);

/** The same for Markdown, in which none of their letters means anything. */
export const inMarkdown = (values: HelpValues): HelpValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.replace(/[\\`*_{}[\]()#+\-.!<>&~|]/g, '\\$&')]),
  ) as HelpValues;
