import type { Node } from 'prosemirror-model'

/** What of a text's length is drawn differently. */
export type TextSize = 'empty' | 'short' | 'long'

/** From here on, to draw what nobody sees takes longer than a key press may. */
const longText = 20_000

export function textSizeOf({ childCount, firstChild, content }: Node): TextSize {
  if (childCount === 1 && firstChild?.nodeSize === 2) return 'empty'
  return content.size > longText ? 'long' : 'short'
}
