import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command } from 'prosemirror-state'
import { isSafeLink } from '../../rich-html/sanitizeHtml'
import { formatOf } from './format'
import { schema } from './schema'

type MarkName = 'strong' | 'em' | 'underline' | 'strike'
type ValueMark = 'fontSize' | 'color' | 'background'

const markOf = (name: string) => schema.marks[name] as MarkType
const nodeOf = (name: string) => schema.nodes[name] as NodeType
const listItem = nodeOf('listItem')

export const toggle = (name: MarkName): Command => toggleMark(markOf(name))

/** Sets a text style, or removes it. */
export const setStyle =
  (name: ValueMark, value: string | number | undefined): Command =>
  ({ tr, selection }, dispatch) => {
    const type = markOf(name)
    // Not `toggleMark`: it removes another value that all of the selection has.
    const mark = value === undefined ? undefined : type.create({ value })
    if (selection.empty) mark ? tr.addStoredMark(mark) : tr.removeStoredMark(type)
    else
      for (const { $from, $to } of selection.ranges)
        mark ? tr.addMark($from.pos, $to.pos, mark) : tr.removeMark($from.pos, $to.pos, type)
    dispatch?.(tr.scrollIntoView())
    return true
  }

/** `p`, or `h1` to `h6`. Alignment and line spacing stay. */
export const setBlock =
  (block: string): Command =>
  (state, dispatch, view) => {
    const { align, lineHeight } = formatOf(state)
    const attrs = { align, lineHeight }
    return block === 'p'
      ? setBlockType(nodeOf('paragraph'), attrs)(state, dispatch, view)
      : setBlockType(nodeOf('heading'), { ...attrs, level: Number(block.slice(1)) })(state, dispatch, view)
  }

/** Alignment or line spacing of the selected blocks. @spec W-EDI-9 */
export const setBlockAttribute =
  (name: 'align' | 'lineHeight', value: string): Command =>
  (state, dispatch) => {
    const { tr } = state
    for (const { $from, $to } of state.selection.ranges)
      state.doc.nodesBetween($from.pos, $to.pos, (node, position) => {
        if (node.type.spec.attrs && name in node.type.spec.attrs) tr.setNodeAttribute(position, name, value)
      })
    dispatch?.(tr.scrollIntoView())
    return true
  }

/** Turns the selected blocks into a list, changes its kind, or ends it. */
export const toggleList =
  (name: 'bulletList' | 'orderedList'): Command =>
  (state, dispatch, view) => {
    const { list } = formatOf(state)
    if (list === name) return liftListItem(listItem)(state, dispatch, view)
    if (!list) return wrapInList(nodeOf(name))(state, dispatch, view)
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth--)
      if ($from.node(depth).type.name === list) {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), nodeOf(name)))
        return true
      }
    return false
  }

export const indent = sinkListItem(listItem)
export const outdent = liftListItem(listItem)

export const toggleQuote: Command = (state, dispatch, view) =>
  formatOf(state).isQuote ? lift(state, dispatch) : wrapIn(nodeOf('blockquote'))(state, dispatch, view)

export const insertRule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeOf('horizontalRule').create()).scrollIntoView())
  return true
}

/** Sets the address of the selected text or of the link at the caret; without text the address is inserted. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    if (!isSafeLink(href)) return false
    const mark = markOf('link').create({ href })
    const { from, to, empty } = linkRange(state)
    const { tr } = state
    dispatch?.(
      empty
        ? tr.replaceSelectionWith(schema.text(href, [mark]), false)
        : tr.removeMark(from, to, markOf('link')).addMark(from, to, mark),
    )
    return true
  }

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linkRange(state)
  dispatch?.(state.tr.removeMark(from, to, markOf('link')))
  return true
}

/** The selection; at a caret in a link, the whole link. */
function linkRange({ selection }: Parameters<Command>[0]): { from: number; to: number; empty: boolean } {
  const { $from, from, to, empty } = selection
  const link = empty && markOf('link').isInSet($from.marks())
  if (!link) return { from, to, empty }
  const start = $from.start()
  let [first, last] = [from, from]
  $from.parent.forEach((node, offset) => {
    const [begin, end] = [start + offset, start + offset + node.nodeSize]
    if (!link.isInSet(node.marks) || end < first || begin > last) return
    first = Math.min(first, begin)
    last = Math.max(last, end)
  })
  return { from: first, to: last, empty: first === last }
}

/** Removes all styles, links and sizes of the selected text, and turns headings into paragraphs. */
export const clearFormat: Command = (state, dispatch) => {
  const { from, to } = state.selection
  const tr = state.tr.removeMark(from, to)
  state.doc.nodesBetween(from, to, (node, position) => {
    if (node.isTextblock) tr.setNodeMarkup(position, nodeOf('paragraph'), {})
  })
  dispatch?.(tr.setStoredMarks([]))
  return true
}
