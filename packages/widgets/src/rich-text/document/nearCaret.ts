import { type EditorState, Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { textSizeOf } from './textSize'

/** Number of blocks on each side of the caret that are always rendered: more than a page. */
const kept = 20

/**
 * Browsers skip rendering invisible parts of a long text, and move the caret only through rendered ones: from an
 * invisible caret, the next line would be far away.
 */
export const nearCaret = (): Plugin => new Plugin({ props: { decorations: decorationsOf } })

function decorationsOf({ doc, selection: { $head } }: EditorState): DecorationSet | undefined {
  if (textSizeOf(doc) !== 'long') return undefined
  const index = $head.index(0)
  const first = Math.max(0, index - kept)
  let from = $head.posAtIndex(first, 0)
  const near: Decoration[] = []
  for (let each = first; each < Math.min(doc.childCount, index + kept + 1); each++) {
    const to = from + doc.child(each).nodeSize
    near.push(Decoration.node(from, to, { class: 'eb-rich-text__near' }))
    from = to
  }
  return DecorationSet.create(doc, near)
}
