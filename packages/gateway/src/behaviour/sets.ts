/** An effect that gives the row these values besides its new state. */
export const sets =
  <const Values>(values: Values) =>
  async (): Promise<Values> =>
    values
