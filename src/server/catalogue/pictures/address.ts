/** Where a listing's picture lies; the address stays when the drawing is made anew. */
export const pictureAddress = (serviceId: string): string => `/pictures/services/${serviceId}.svg`;
