/**
 * Calls that nothing makes yet: the console's, and the pickers' and the editor's that come with it; of a call that two
 * make, the one who does not yet. Whoever builds one takes it off here and adds its facts to `specifiedCalls` and its work to
 * the drives, under the same name.
 */
export const callsToCome: readonly string[] = []
