/** With fewer listings their median says little. */
const listingsLeast = 5;
/** So many times as much, or as little. */
const times = 3;

/**
 * Whether a price is far from those of approved listings.
 * @param price cents   @param median cents, of the approved ones   @param listings how many they are
 */
export const isFarOff = ({ price, median, listings }: { price: number; median: number; listings: number }): boolean =>
  listings >= listingsLeast && (price >= median * times || price * times <= median);
