import type { ListRow } from '@ebkit/core/list'
import { actionsFor, mostWords } from './actionsFor'
import type { ListAction } from './props'
import { textInLocale } from './textInLocale'

/** px of the column where its words are short, by the number of actions. */
const usual = [112, 112, 152]
/** px where there are more actions, and at most: longer words are cut. */
const [least, most] = [168, 256]

/** px of the edges of the cell, of a word beside its signs, and of the button for more: as the style sheets have them. */
const [edges, aroundWord, gap, more] = [35, 8, 4, 28]

/** px of a word, roughly: a Chinese sign is as wide as it is high. */
const widthOf = (word: string) => [...word].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 13 : 7), 0)

/** px of the column of actions: wide enough for the words of these rows. */
export function actionsWidth(
  rows: readonly ListRow[],
  actions: readonly ListAction[],
  locale: string,
): number {
  const needed = rows.map((row) => {
    const fitting = actionsFor(row, actions)
    const words = fitting.slice(0, mostWords).map(({ label, name }) => textInLocale(label, locale) || name)
    const parts = words.map((word) => widthOf(word) + aroundWord)
    if (fitting.length > mostWords) parts.push(more)
    return edges + parts.reduce((sum, part) => sum + part + gap, -gap)
  })
  return Math.min(most, Math.max(usual[actions.length] ?? least, ...needed))
}
