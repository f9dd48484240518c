/**
 * Calls that no client makes yet; of a call with two makers, the one that does not make it yet. Whoever builds one
 * removes it here and adds its facts to `specifiedCalls` and its code to the drives, under the same name.
 */
export const callsToCome: readonly string[] = []
