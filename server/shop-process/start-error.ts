/** Why the shop cannot start; both texts are one sentence, for people. */
export class StartError extends Error {
  readonly advice: string;

  constructor(reason: string, advice: string) {
    super(reason);
    this.advice = advice;
  }
}
