/** English texts of strings.ts that stand on Chinese pages too, each with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  'ERROR : {status}': 'the specification has this literal in one language only',
  'loading...': 'the specification has this literal in one language only',
  'Loading chunk failed': 'the specification has this literal in one language only',
}
