/** Keys of a page's definition, and how it is seen that they have an effect. */
export interface KeyCase {
  /** The keys with their values. Each of them counts as tested. */
  readonly keys: Readonly<Record<string, unknown>>
  /**
   * Read, heard, asked for, gone to, or waited for with these keys, and not without them. `!` before it: without them, and not
   * with them.
   */
  readonly seen: string
  /** What the page has in both cases besides its usual definition. */
  readonly besides?: Readonly<Record<string, unknown>>
  /** What its resource has in both cases besides the usual. */
  readonly resource?: Readonly<Record<string, unknown>>
  readonly query?: string
  /** The text of a button that is pressed first. */
  readonly press?: string
}

/** What is tested of a kind of page. */
export interface KindKeys {
  readonly cases: readonly KeyCase[]
  /** Keys in use without a case, each with the reason. */
  readonly without?: Readonly<Record<string, string>>
}

/** Two sections are titled; one alone is not. */
export const sections = [
  { title: { zh: '概况' }, fields: ['price'] },
  { title: { zh: '数量' }, fields: ['total'] },
]
