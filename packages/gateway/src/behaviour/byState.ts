/**
 * The effect of an action that only changes the state: the code that reads the state does what the description says.
 */
export const byState = async (): Promise<undefined> => undefined
