import { type Fragment, type Node, Slice } from 'prosemirror-model'
import { Selection } from 'prosemirror-state'
import type { EditorProps, EditorView } from 'prosemirror-view'
import type { ImageInsertion, ImageInsertions, ImageSource } from '../images/createImageInsertions'
import { cleanPasted, isPictureOnly } from './cleanPasted'
import { insertImages, mapImages, withoutPending } from './imageNodes'
import { parser } from './parser'

export interface PastingOptions {
  insertions: ImageInsertions
  /** Called with the addresses of pasted images of other sites. */
  onForeignImages(addresses: readonly string[]): void
}

/** Handlers of pasted and dropped texts and images. */
export function pastingProps(options: PastingOptions): EditorProps {
  const { insertions } = options
  const take = (source: ImageSource, files: FileList | undefined) =>
    insertions.add([...(files ?? [])], source)
  return {
    transformPastedHTML: cleanPasted,
    clipboardParser: parser,
    transformPasted(slice, view) {
      const take = imageTaker(view, options)
      return new Slice(take(slice.content), slice.openStart, slice.openEnd)
    },
    transformCopied: ({ content, openStart, openEnd }) =>
      new Slice(withoutPending(content), openStart, openEnd),
    handlePaste(view, { clipboardData }, slice) {
      if (!clipboardData?.files.length || !isPictureOnly(clipboardData.getData('text/html')))
        return replaceEmpty(view, slice)
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

/** Creates the function that stores the images of one pasted text. */
export function imageTaker(view: EditorView, { insertions, onForeignImages }: PastingOptions) {
  const known = originsIn(view.state.doc)
  let isMore = false
  const add = (file: File) => {
    const [insertion] = insertions.add([file], 'paste', isMore)
    isMore = true
    return insertion
  }
  return (content: Fragment): Fragment => {
    const foreign = new Set<string>()
    const taken = mapImages(content, (image) => takenIn(image, add, foreign))
    const others = [...foreign].filter((address) => !known.has(originOf(address)))
    if (others.length > 0) onForeignImages(others)
    return taken
  }
}

/** Pasted blocks replace an untouched paragraph: otherwise the first of them would lose its style. */
function replaceEmpty(view: EditorView, { content }: Slice): boolean {
  const { $from, empty } = view.state.selection
  const { parent } = $from
  const isUntouched = empty && parent.content.size === 0 && parent.type.name === 'paragraph'
  if (!isUntouched || !content.firstChild?.isBlock) return false
  const { tr } = view.state
  tr.replaceRange($from.before(), $from.after(), new Slice(content, 0, 0))
  const end = tr.mapping.map($from.after())
  tr.setSelection(Selection.near(tr.doc.resolve(end), -1)).scrollIntoView()
  view.dispatch(tr.setMeta('paste', true).setMeta('uiEvent', 'paste'))
  return true
}

/** Addresses of the text's images: in the store, and on sites whose images could not be read. */
function originsIn(document: Node): Set<string> {
  const origins = new Set<string>()
  document.descendants(({ type, attrs }) => {
    if (type.name === 'image' && !attrs.upload) origins.add(originOf(attrs.src))
  })
  return origins
}

const originOf = (address: string): string => new URL(address, window.document.baseURI).origin

/** An image whose bytes are embedded in the text is uploaded; one of another site is collected. */
function takenIn(
  image: Node,
  add: (file: File) => ImageInsertion | undefined,
  foreign: Set<string>,
): Node | undefined {
  const { src, upload } = image.attrs
  if (upload) return image
  if (!src.startsWith('data:')) {
    foreign.add(src)
    return image
  }
  const file = fileOfData(src)
  const insertion = file && add(file)
  if (!insertion) return undefined
  return image.type.create({ ...image.attrs, src: insertion.preview, upload: insertion.id })
}

/** Undefined for bytes that cannot be decoded. */
function fileOfData(address: string): File | undefined {
  const [head = '', bytes = ''] = address.split(',')
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? ''
  const ending = type.split('/')[1] ?? 'png'
  const signs = decoded(bytes)
  if (signs === undefined) return undefined
  const content = new Uint8Array(signs.length)
  // Three times as fast as `Uint8Array.from`: an image may have 10 MB.
  for (let index = 0; index < signs.length; index++) content[index] = signs.charCodeAt(index)
  return new File([content], `image.${ending}`, { type })
}

/** Base64, which pages may write in percent-encoding. */
function decoded(bytes: string): string | undefined {
  try {
    return atob(bytes.includes('%') ? decodeURIComponent(bytes) : bytes)
  } catch {
    return undefined
  }
}
