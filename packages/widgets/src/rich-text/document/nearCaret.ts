import { type EditorState, Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { textSizeOf } from './textSize'

/** Blocks on each side of the caret that are drawn wherever the text is scrolled to: more than a page of them. */
const kept = 20

/**
 * Of a long text, browsers draw what is in sight, and their caret moves through what is drawn: from a caret out of sight,
 * the next line would be one far away.
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
