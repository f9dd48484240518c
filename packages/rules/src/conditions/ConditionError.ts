/** A text is no condition, or names a field that there is not. */
export class ConditionError extends Error {
  /**
   * @param message what is wrong, in English: for whoever wrote the condition
   * @param position of the text's characters, from 0, the one where it goes wrong
   */
  constructor(
    message: string,
    readonly position: number,
  ) {
    super(message)
    this.name = 'ConditionError'
  }
}
