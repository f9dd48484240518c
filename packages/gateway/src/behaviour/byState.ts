/**
 * Effect of an action of which everything follows from the new state: what its description says is done by the code that
 * looks at the state.
 */
export const byState = async (): Promise<undefined> => undefined
