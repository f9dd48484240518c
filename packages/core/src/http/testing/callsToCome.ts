/**
 * Calls that nothing makes yet: the console's, and the pickers' and the editor's that come with it; of a call that two
 * make, the one who does not yet. Whoever builds one takes it off here and adds its facts to `specifiedCalls` and its work to
 * the drives, under the same name.
 */
export const callsToCome: readonly string[] = [
  'A-029:editor',
  'A-030:editor',
  'A-036',
  'A-037',
  'A-038',
  'A-041',
  'A-042',
  'A-043',
  'A-044',
  'A-045',
  'A-046',
]
