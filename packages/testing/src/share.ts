/** Numbers of parts into which a list may be divided: all divide the number of turns, 48 (scripts/test/turn.mjs). */
export type Parts = 2 | 3 | 4 | 6 | 8 | 12 | 24 | 48

/** Turns of files; those of lists inside of files are counted apart. */
const turns = 48

/**
 * Which turn `npm test` has (scripts/test/turn.mjs). The soak, EB_SHARE=all and a file that is run by hand have none: they
 * take everything. A file that waits for its turn would always be run with the same items, if these had the same turn.
 */
const turnOfRun = (of: 'files' | 'items'): number | null => {
  const turn = process.env.EB_TURN
  if (!turn || process.env.EB_SOAK) return null
  return of === 'files' ? Number(turn) % turns : Math.floor(Number(turn) / turns)
}

/**
 * The share of a list that this run takes, where the same is asked of each item: one of so many parts, in each turn
 * another one, and never nothing.
 * @param list a name: lists of other names begin with other parts
 */
export function shareOf<Item>(
  items: readonly Item[],
  parts: Parts,
  list: string,
  turn: number | null = turnOfRun('items'),
): readonly Item[] {
  if (turn === null) return items
  const every = Math.min(parts, items.length)
  return items.filter((_, index) => (index + turn + numberOf(list)) % every === 0)
}

/** The share of files, or of steps, that this run takes. */
export const shareOfFiles = <File>(files: readonly File[], parts: Parts, list: string): readonly File[] =>
  shareOf(files, parts, list, turnOfRun('files'))

/** Any number that is the same for the same text. */
function numberOf(text: string): number {
  let number = 7
  for (const character of text) number = (number * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return number
}
