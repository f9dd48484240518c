import { type Command, type EditorState, NodeSelection } from 'prosemirror-state'

/** What a person says of an image. */
export interface ImageDescription {
  /** Alternative text; empty for a decorative image, null where nobody has said. */
  alt: string | null
  /** Width in px; null for its own. */
  width: number | null
}

/** Smallest width in px, on which a handle can still be held. */
export const minimumWidth = 24

/** The selected image: where it is, and what is said of it. */
export function selectedImage({ selection }: EditorState) {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return undefined
  const { alt, width, upload } = selection.node.attrs
  return { position: selection.from, alt, width, isPending: !!upload } as ImageDescription & {
    position: number
    isPending: boolean
  }
}

/** Describes or resizes the selected image; it stays selected. */
export const setImage =
  (change: Partial<ImageDescription>): Command =>
  (state, dispatch) => {
    const image = selectedImage(state)
    if (!image) return false
    const { tr } = state
    for (const [name, value] of Object.entries(change)) tr.setNodeAttribute(image.position, name, value)
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, image.position)))
    return true
  }

/** Makes the selected image wider by some px, or narrower; not wider than the text. */
export const widenImage =
  (step: number): Command =>
  (state, dispatch, view) => {
    const image = selectedImage(state)
    const element = image && (view?.nodeDOM(image.position) as HTMLElement | null)?.querySelector('img')
    if (!image || !element || !view) return false
    const width = boundedWidth((image.width ?? element.clientWidth) + step, view.dom.clientWidth)
    return width === image.width || setImage({ width })(state, dispatch, view)
  }

/** A width in px between the smallest one and that of the text. */
export const boundedWidth = (width: number, widest: number): number =>
  Math.round(Math.max(minimumWidth, Math.min(width, widest)))
