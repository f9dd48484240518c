import type { ListRow } from '@ebkit/core/list'
import { actionsFor, mostWords } from './actionsFor'
import type { ListAction } from './props'
import { textInLocale } from './textInLocale'

/** px of the column where its words are short, by the number of actions. */
const usual = [112, 112, 152]
/** px where there are more actions, and at most: longer words are cut. */
const [least, most] = [168, 240]

/** px of a word, roughly: a Chinese sign is as wide as it is high. */
const widthOf = (word: string) => [...word].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 13 : 7), 0)

/** px of the column of actions: wide enough for the words of these rows. */
export function actionsWidth(
  rows: readonly ListRow[],
  actions: readonly ListAction[],
  locale: string,
): number {
  const needed = rows.map((row) => {
    const words = actionsFor(row, actions).slice(0, mostWords)
    // the padding of the cell and of each word, a gap behind each, and the button for more
    return words.reduce((sum, { label, name }) => sum + widthOf(textInLocale(label, locale) || name) + 12, 48)
  })
  return Math.min(most, Math.max(usual[actions.length] ?? least, ...needed))
}
