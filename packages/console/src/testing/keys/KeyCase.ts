/** Keys of a page's definition, and how their effect is seen. */
export interface KeyCase {
  /** The keys with their values. Each of them counts as tested. */
  readonly keys: Readonly<Record<string, unknown>>
  /**
   * What is read, heard, requested, navigated to, or waited for with these keys, and not without them. With `!` before
   * it: the reverse.
   */
  readonly seen: string
  /** Additions to the page's usual definition, with the keys and without. */
  readonly besides?: Readonly<Record<string, unknown>>
  /** Additions to the usual resource, with the keys and without. */
  readonly resource?: Readonly<Record<string, unknown>>
  readonly query?: string
  /** The text of a button that is pressed first. */
  readonly press?: string
}

/** The tests of a kind of page. */
export interface KindKeys {
  readonly cases: readonly KeyCase[]
  /** Keys in use without a case, each with the reason. */
  readonly without?: Readonly<Record<string, string>>
}

/** Two sections: one alone is shown without a title. */
export const sections = [
  { title: { zh: '概况' }, fields: ['price'] },
  { title: { zh: '数量' }, fields: ['total'] },
]
