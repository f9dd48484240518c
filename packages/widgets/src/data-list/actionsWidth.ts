import type { ListRow } from '@ebkit/core/list'
import { actionsFor, mostWords } from './actionsFor'
import type { ListAction } from './props'
import { textInLocale } from './textInLocale'

/** Width of the column in px if texts are short, by the number of actions. */
const usual = [112, 112, 152]
/** Width in px for more actions, and the maximum: longer texts are truncated. */
const [least, most] = [168, 256]

/** In px: padding of the cell, of a text, and the more button, as in the style sheets. */
const [edges, aroundWord, gap, more] = [35, 8, 4, 28]

/** Approximate width of a text in px: a Chinese character is as wide as it is high. */
const widthOf = (word: string) => [...word].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 13 : 7), 0)

/** Width of the actions column in px: wide enough for the texts of these rows. */
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
