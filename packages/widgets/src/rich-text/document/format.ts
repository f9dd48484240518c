import { redoDepth, undoDepth } from 'prosemirror-history'
import type { Mark, Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { type ImageDescription, selectedImage } from './imageCommands'
import { schema } from './schema'

/** The state of the toolbar for the selection. */
export interface Format {
  /** `p`, or `h1` to `h6`; the first block decides. */
  block: string
  align: string
  lineHeight: string
  /** Names of the marks that the whole selection has: `strong`. */
  marks: ReadonlySet<string>
  /** Values of marks that have one, at the start of the selection. */
  fontSize: number | undefined
  color: string | undefined
  background: string | undefined
  link: string | undefined
  list: 'bulletList' | 'orderedList' | undefined
  isQuote: boolean
  isTable: boolean
  /** The selected image, once it is stored. */
  image: (ImageDescription & { position: number }) | undefined
  canUndo: boolean
  canRedo: boolean
}

/** Describes the selection. */
export function formatOf(state: EditorState): Format {
  const { selection } = state
  const { $from } = selection
  const { attrs, type } = $from.parent
  const marks = marksAt(state)
  const attributeOf = (name: string, attribute = 'value') =>
    marks.find((mark) => mark.type.name === name)?.attrs[attribute]
  return {
    block: type.name === 'heading' ? `h${attrs.level}` : 'p',
    align: attrs.align ?? '',
    lineHeight: attrs.lineHeight ?? '',
    marks: new Set(marks.map((mark) => mark.type.name)),
    fontSize: attributeOf('fontSize'),
    color: attributeOf('color'),
    background: attributeOf('background'),
    link: attributeOf('link', 'href'),
    ...around($from.depth, (depth) => $from.node(depth)),
    isTable: isInTable(state),
    image: storedImage(state),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  }
}

function storedImage(state: EditorState): Format['image'] {
  const image = selectedImage(state)
  return image?.isPending ? undefined : image
}

function marksAt({ selection, storedMarks, doc }: EditorState): readonly Mark[] {
  const { $from, from, to, empty } = selection
  if (empty) return storedMarks ?? $from.marks()
  let first: readonly Mark[] | undefined
  const missing = new Set<string>()
  doc.nodesBetween(from, to, (node) => {
    if (!node.isText) return
    first ??= node.marks
    for (const { type } of first) if (!type.isInSet(node.marks)) missing.add(type.name)
  })
  return (first ?? []).filter(({ type }) => !missing.has(type.name))
}

function around(deepest: number, nodeAt: (depth: number) => Node): Pick<Format, 'list' | 'isQuote'> {
  let list: Format['list']
  let isQuote = false
  for (let depth = deepest; depth > 0; depth--) {
    const { type } = nodeAt(depth)
    if (!list && (type === schema.nodes.bulletList || type === schema.nodes.orderedList))
      list = type.name as Format['list']
    isQuote ||= type === schema.nodes.blockquote
  }
  return { list, isQuote }
}
