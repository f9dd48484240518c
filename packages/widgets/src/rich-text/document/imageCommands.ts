import { type Command, type EditorState, NodeSelection } from 'prosemirror-state'

/** The user's description of an image. */
export interface ImageDescription {
  /** Alternative text; empty for a decorative image, null if none has been entered. */
  alt: string | null
  /** Width in px; null for its own. */
  width: number | null
}

/** Minimum width in px at which the handle is still usable. */
export const minimumWidth = 24

/** The selected image: its position and description. */
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

/** Changes the width of the selected image by some px; not wider than the text. */
export const widenImage =
  (step: number): Command =>
  (state, dispatch, view) => {
    const image = selectedImage(state)
    const element = image && (view?.nodeDOM(image.position) as HTMLElement | null)?.querySelector('img')
    if (!image || !element || !view) return false
    const width = boundedWidth((image.width ?? element.clientWidth) + step, view.dom.clientWidth)
    return width === image.width || setImage({ width })(state, dispatch, view)
  }

/** A width in px between the minimum and that of the text. */
export const boundedWidth = (width: number, widest: number): number =>
  Math.round(Math.max(minimumWidth, Math.min(width, widest)))
