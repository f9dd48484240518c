import type { Node } from 'prosemirror-model'
import { NodeSelection } from 'prosemirror-state'
import type { EditorView, NodeView } from 'prosemirror-view'
import type { ImageInsertions } from '../images/createImageInsertions'
import { imageHandle } from './imageHandle'

/** An image in the editor; while it is being uploaded, its local preview with the progress over it. */
export function imageView(
  node: Node,
  view: EditorView,
  positionOf: () => number | undefined,
  { $insertions }: ImageInsertions,
): NodeView {
  const frame = document.createElement('span')
  const image = frame.appendChild(document.createElement('img'))
  const bar = frame.appendChild(document.createElement('span'))
  const handle = imageHandle(view, image, (width) => {
    const position = positionOf()
    if (position === undefined) return
    const { tr } = view.state
    tr.setNodeAttribute(position, 'width', width)
    view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, position)))
  })
  let shown = node
  let isSelected = false
  let isBroken = false
  const draw = () => {
    const { src, alt, width, upload } = shown.attrs
    const insertion = $insertions.get().find(({ id }) => id === upload)
    const status = upload ? (insertion?.status ?? 'failed') : 'stored'
    frame.className = `eb-rich-text__image eb-rich-text__image--${status}`
    if (image.getAttribute('src') !== src) image.src = src
    image.alt = alt ?? ''
    frame.classList.toggle('eb-rich-text__image--silent', status === 'stored' && alt === null)
    frame.classList.toggle('eb-rich-text__image--broken', isBroken)
    frame.classList.toggle('ProseMirror-selectednode', isSelected)
    handle.hidden = status !== 'stored'
    image.style.width = width ? `${width}px` : ''
    bar.className = 'eb-rich-text__bar'
    bar.style.width = `${Math.round((insertion?.share ?? 0.3) * 100)}%`
    bar.hidden = status !== 'uploading'
  }
  const select = (isOn: boolean) => {
    isSelected = isOn
    draw()
  }
  // without its text an image that cannot be loaded would have no size and could not be pressed
  const settle = ({ type }: Event) => {
    isBroken = type === 'error'
    frame.classList.toggle('eb-rich-text__image--broken', isBroken)
  }
  image.addEventListener('error', settle)
  image.addEventListener('load', settle)
  draw()
  frame.append(handle)
  const stop = $insertions.listen(draw)
  return {
    dom: frame,
    update(next) {
      if (next.type !== shown.type) return false
      shown = next
      draw()
      return true
    },
    selectNode: () => select(true),
    deselectNode: () => select(false),
    stopEvent: ({ target }) => target === handle,
    ignoreMutation: () => true,
    destroy: stop,
  }
}
