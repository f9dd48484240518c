/** An effect that also sets these values on the row. */
export const sets =
  <const Values>(values: Values) =>
  async (): Promise<Values> =>
    values
