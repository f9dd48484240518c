/** A text is not a valid condition, or names an unknown field. */
export class ConditionError extends Error {
  /**
   * @param message what is wrong, in English, for the author of the condition
   * @param position index of the character where parsing failed, from 0
   */
  constructor(
    message: string,
    readonly position: number,
  ) {
    super(message)
    this.name = 'ConditionError'
  }
}
