import type { Node } from 'prosemirror-model'
import type { NodeView } from 'prosemirror-view'
import type { ImageInsertions } from '../images/createImageInsertions'

/** An image in the editor; while it is being uploaded, its local preview with the progress over it. */
export function imageView(node: Node, { $insertions }: ImageInsertions): NodeView {
  const frame = document.createElement('span')
  const image = frame.appendChild(document.createElement('img'))
  const bar = frame.appendChild(document.createElement('span'))
  let shown = node
  const draw = () => {
    const { src, alt, width, upload } = shown.attrs
    const insertion = $insertions.get().find(({ id }) => id === upload)
    const status = upload ? (insertion?.status ?? 'failed') : 'stored'
    frame.className = `eb-rich-text__image eb-rich-text__image--${status}`
    if (image.getAttribute('src') !== src) image.src = src
    image.alt = alt
    image.style.width = width ? `${width}px` : ''
    bar.className = 'eb-rich-text__bar'
    bar.style.width = `${Math.round((insertion?.share ?? 0.3) * 100)}%`
    bar.hidden = status !== 'uploading'
  }
  draw()
  const stop = $insertions.listen(draw)
  return {
    dom: frame,
    update(next) {
      if (next.type !== shown.type) return false
      shown = next
      draw()
      return true
    },
    selectNode: () => frame.classList.add('ProseMirror-selectednode'),
    deselectNode: () => frame.classList.remove('ProseMirror-selectednode'),
    ignoreMutation: () => true,
    destroy: stop,
  }
}
