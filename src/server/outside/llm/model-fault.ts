/** Why a language model gave no answer; the built-in answer is given instead. */
export class ModelFault extends Error {
  readonly reason: string;

  /** @param reason a short code for the log, with nothing of what was asked or answered */
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}
