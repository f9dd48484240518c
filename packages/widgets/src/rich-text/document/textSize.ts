import type { Node } from 'prosemirror-model'

/** How the length of a text affects its rendering. */
export type TextSize = 'empty' | 'short' | 'long'

/** From this length on, rendering invisible parts takes longer than a key press may. */
const longText = 20_000

export function textSizeOf({ childCount, firstChild, content }: Node): TextSize {
  if (childCount === 1 && firstChild?.nodeSize === 2) return 'empty'
  return content.size > longText ? 'long' : 'short'
}
