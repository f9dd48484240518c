/** The effect of an action that only changes the state: code that reads the state does what its description says. */
export const byState = async (): Promise<undefined> => undefined
