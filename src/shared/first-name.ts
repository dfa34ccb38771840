/** Titles before a name, in English and Kiswahili, which many write without a full stop. */
const titles = 'dr|prof|eng|mr|mrs|ms|miss|hon|rev|pst|dkt|mwl|mhe|mch|mzee|mama|bw|bwana|bi';
const greeted = new RegExp(`^(?:(?:\\S*\\.|${titles}) )*\\S+`, 'i');

/**
 * The name by which people are greeted: the first word of their name, with titles and initials before it; '' where there is
 * none.
 */
export const firstNameOf = (name: string): string => greeted.exec(name.trim().replace(/\s+/g, ' '))?.[0] ?? '';
