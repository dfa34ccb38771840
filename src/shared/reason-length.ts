/** Characters at most of a reason that another person reads, such as why a document or a request is declined. */
export const reasonLength = 500;
