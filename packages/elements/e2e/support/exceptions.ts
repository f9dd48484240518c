/** Why a text may be on pages of both languages. */
interface Exception {
  readonly reason: string
  /** Prefixes of the places where the text may be. Default: everywhere. */
  readonly tags?: readonly string[]
}

const literal = { reason: 'the specification has this literal in one language only' }
const place = { reason: 'the index of places has their Chinese names', tags: ['eb-map-picker'] }
const ownName = { reason: 'in the menu of languages each has its own name' }

/** Texts that may be on pages of both languages. */
const exceptions: Readonly<Record<string, Exception>> = {
  'ERROR : {status}': literal,
  'loading...': literal,
  'Loading chunk failed': literal,
  三亚: place,
  三亚市: place,
  海南省三亚市: place,
  简体中文: ownName,
  English: ownName,
  'ebkit 商户后台': { reason: 'title of the console’s file, until it runs', tags: ['title'] },
  Delete: { reason: 'name of a key, in menus', tags: ['eb-file-explorer', 'eb-object-browser'] },
}

/** Whether a text may be in a place in either language. */
export function isExcepted(text: string, place: string): boolean {
  const exception = Object.hasOwn(exceptions, text) ? exceptions[text] : undefined
  return !!exception && (!exception.tags || exception.tags.some((tag) => `${place} `.startsWith(`${tag} `)))
}

/** Whether a text of strings.ts may be in every place. */
export const isExceptedText = (text: string): boolean => isExcepted(text, '')
