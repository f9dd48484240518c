import { Fragment, type Node, type NodeType, Slice } from 'prosemirror-model'
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state'
import { dropPoint } from 'prosemirror-transform'
import type { EditorView } from 'prosemirror-view'
import type { ImageInsertion, ImageInsertions } from '../images/createImageInsertions'
import { schema } from './schema'

const imageType = schema.nodes.image as NodeType

/** Inserts images that are being uploaded, at the selection or at a position. */
export function insertImages(
  view: EditorView,
  insertions: readonly ImageInsertion[],
  position?: number,
): void {
  if (insertions.length === 0) return
  const images = insertions.map(({ id, name, preview }) =>
    imageType.create({ src: preview, alt: nameWithoutEnding(name), upload: id }),
  )
  const slice = new Slice(Fragment.from(images), 0, 0)
  const { tr } = view.state
  if (position === undefined) tr.replaceSelection(slice)
  else {
    const place = dropPoint(view.state.doc, position, slice) ?? position
    tr.replaceRange(place, place, slice)
  }
  view.dispatch(tr.scrollIntoView())
}

const nameWithoutEnding = (name: string) => name.replace(/\.\w+$/, '')

/** Gives stored images their address, and removes those that were cancelled, also after undoing and redoing. */
export const settleImages = (insertions: ImageInsertions): Plugin =>
  new Plugin({
    appendTransaction: (_, __, state) => settled(state, insertions.$insertions.get()),
  })

function settled(state: EditorState, insertions: readonly ImageInsertion[]): Transaction | undefined {
  const found: [node: Node, position: number][] = []
  state.doc.descendants((node, position) => {
    if (node.type === imageType && node.attrs.upload) found.push([node, position])
    return hasPending(node)
  })
  const { tr } = state
  // From the end, so that positions stay valid.
  for (const [node, position] of found.reverse()) {
    const insertion = insertions.find(({ id }) => id === node.attrs.upload)
    if (!insertion) tr.delete(position, position + node.nodeSize)
    else if (insertion.status === 'stored')
      tr.setNodeMarkup(position, undefined, { ...node.attrs, src: insertion.url, upload: null })
  }
  return tr.docChanged ? tr.setMeta('addToHistory', false) : undefined
}

/** Nodes are immutable: in a long text, a key press changes one block and its ancestors. */
const pendingOf = new WeakMap<Node, boolean>()

/** Whether a block contains images that are being uploaded. */
function hasPending(node: Node): boolean {
  if (node.isLeaf) return Boolean(node.attrs.upload)
  const known = pendingOf.get(node)
  if (known !== undefined) return known
  const has = node.content.content.some(hasPending)
  pendingOf.set(node, has)
  return has
}

/** Replaces the address of images, without an undo step. */
export function replaceAddress(view: EditorView, from: string, to: string): void {
  const { tr } = view.state
  view.state.doc.descendants((node, position) => {
    if (node.type === imageType && node.attrs.src === from) tr.setNodeAttribute(position, 'src', to)
  })
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false))
}

/** The same content, with each image replaced by what `change` returns, or left out. */
export function mapImages(content: Fragment, change: (image: Node) => Node | undefined): Fragment {
  const nodes: Node[] = []
  content.forEach((node) => {
    const changed = node.type === imageType ? change(node) : node.copy(mapImages(node.content, change))
    if (changed) nodes.push(changed)
  })
  return Fragment.from(nodes)
}

/** The same content without images that are not stored yet, for the value and the clipboard. */
export const withoutPending = (content: Fragment): Fragment =>
  mapImages(content, (image) => (image.attrs.upload ? undefined : image))
