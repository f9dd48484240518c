/** Texts that stand on pages of both languages, each with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  'ERROR : {status}': 'the specification has this literal in one language only',
  'loading...': 'the specification has this literal in one language only',
  'Loading chunk failed': 'the specification has this literal in one language only',
  中文: 'in the menu of languages each has its own name',
  English: 'in the menu of languages each has its own name',
}
