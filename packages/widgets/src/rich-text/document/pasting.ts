import type { Node } from 'prosemirror-model'
import type { EditorProps } from 'prosemirror-view'
import type { ImageInsertions, ImageSource } from '../images/createImageInsertions'
import { cleanPasted, isPictureOnly } from './cleanPasted'
import { insertImages, mapImages } from './imageNodes'

export interface PastingOptions {
  insertions: ImageInsertions
  /** Called with the addresses of pasted images of other sites. */
  onForeignImages(addresses: readonly string[]): void
}

/** What happens to pasted and dropped texts and images. */
export function pastingProps({ insertions, onForeignImages }: PastingOptions): EditorProps {
  const take = (source: ImageSource, files: FileList | undefined) =>
    insertions.add([...(files ?? [])], source)
  return {
    transformPastedHTML: cleanPasted,
    transformPasted(slice) {
      const foreign = new Set<string>()
      const taken = mapImages(slice, (image) => takenIn(image, insertions, foreign))
      if (foreign.size > 0) onForeignImages([...foreign])
      return taken
    },
    handlePaste(view, { clipboardData }) {
      if (!clipboardData?.files.length || !isPictureOnly(clipboardData.getData('text/html'))) return false
      insertImages(view, take('paste', clipboardData.files))
      return true
    },
    handleDrop(view, event, _, isMoved) {
      const { dataTransfer, clientX, clientY } = event as DragEvent
      if (isMoved || !dataTransfer?.files.length) return false
      const place = view.posAtCoords({ left: clientX, top: clientY })
      insertImages(view, take('drop', dataTransfer.files), place?.pos)
      event.preventDefault()
      return true
    },
  }
}

/** An image whose bytes stand in the text becomes a file; one of another site is noted. */
function takenIn(image: Node, insertions: ImageInsertions, foreign: Set<string>): Node {
  const { src, upload } = image.attrs
  if (upload) return image
  if (!src.startsWith('data:')) {
    foreign.add(src)
    return image
  }
  const [insertion] = insertions.add([fileOfData(src)], 'paste')
  if (!insertion) return image.type.schema.text(' ')
  return image.type.create({ ...image.attrs, src: insertion.preview, upload: insertion.id })
}

function fileOfData(address: string): File {
  const [head = '', bytes = ''] = address.split(',')
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? ''
  const ending = type.split('/')[1] ?? 'png'
  const content = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
  return new File([content], `image.${ending}`, { type })
}
