/** Maximum number of tables added at once. */
export const mostTables = 100

/** The table names that the user entered, or why there are none. */
export type TableNames =
  | { readonly names: readonly string[] }
  | { readonly problem: 'notNames' | 'tooMany' | 'backwards' }

/** `A01–A20`, with any dash, also as `A01–20`. */
const range = /^(\D*)(\d+)\s*[-–—~～至]\s*(\D*)(\d+)$/

/** Expands a range of table names, `A01–A20`. Numbers keep their width. */
export function tableNames(text: string): TableNames {
  const [, prefix = '', first = '', otherPrefix = '', last = ''] = range.exec(text.trim()) ?? []
  if (!first || (otherPrefix && otherPrefix !== prefix)) return { problem: 'notNames' }
  const [from, to] = [Number(first), Number(last)]
  if (to < from) return { problem: 'backwards' }
  if (to - from >= mostTables) return { problem: 'tooMany' }
  return {
    names: Array.from(
      { length: to - from + 1 },
      (_, index) => prefix + String(from + index).padStart(first.length, '0'),
    ),
  }
}
