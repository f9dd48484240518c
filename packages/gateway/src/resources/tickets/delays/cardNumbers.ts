import type { SheetLine } from '../../../behaviour/sheets'

/** The distinct values of the first column of a file. A first line without digits is a header. */
export const numbersIn = (lines: readonly SheetLine[]): string[] => [
  ...new Set(
    lines
      .map(({ cells: [first = ''] }) => first)
      .filter((text, index) => text !== '' && (index > 0 || /\d/.test(text))),
  ),
]
