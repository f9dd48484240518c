import type { KeyTerms } from '@ebkit/core/services/developer'

/** The rights that most pages need, by the name of their texts. */
export const commonScopes = {
  read: '*:view',
  upload: 'file:upload',
  change: 'file:change',
  all: '*',
} as const

/** Maximum length of a key's name, in characters. */
const longestName = 60

/** The input of the dialog. */
export interface KeyDraft {
  readonly name: string
  /** None: all stores. */
  readonly hotelIds: readonly string[]
  readonly scopes: readonly string[]
  /** Further codes as typed. */
  readonly others: string
}

/** The problems of a draft, by field: the name of the text, with parameters. */
export interface DraftProblems {
  readonly name?: 'keyNameMissing' | 'keyNameLong'
  readonly scopes?: 'scopesMissing'
  /** The invalid codes. */
  readonly others?: string
}

const code = /^(\*|[A-Za-z]+:(\*|[A-Za-z]+)|\*:[A-Za-z]+)$/

const othersOf = ({ others }: KeyDraft) => others.split(/[\s,，、]+/).filter(Boolean)

/** Checks a draft; without a problem it can be sent. */
export function draftProblems(draft: KeyDraft): DraftProblems | undefined {
  const name = draft.name.trim()
  const wrong = othersOf(draft).filter((each) => !code.test(each))
  const hasScopes = draft.scopes.length > 0 || othersOf(draft).length > 0
  const problems: DraftProblems = {
    ...(!name && { name: 'keyNameMissing' }),
    ...(name.length > longestName && { name: 'keyNameLong' }),
    ...(!hasScopes && { scopes: 'scopesMissing' }),
    ...(wrong.length > 0 && { others: wrong.join(' ') }),
  }
  return Object.keys(problems).length ? problems : undefined
}

export const termsOf = (draft: KeyDraft): KeyTerms => ({
  name: draft.name.trim(),
  hotelIds: draft.hotelIds.length ? [...draft.hotelIds] : null,
  scopes: scopesOf(draft),
})

/** Without duplicates; `*` contains every other right. */
function scopesOf(draft: KeyDraft): string[] {
  const given = new Set([...draft.scopes, ...othersOf(draft)])
  return given.has('*') ? ['*'] : [...given]
}
