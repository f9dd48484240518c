import type { WritableAtom } from 'nanostores'
import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import { type Command, EditorState, type Transaction } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import type { ImageInsertions } from '../images/createImageInsertions'
import { type Format, formatOf } from './format'
import { documentOf, htmlOf } from './html'
import { insertImages, replaceAddress, settleImages } from './imageNodes'
import { imageView } from './imageView'
import { keyPlugins, type OuterKeys } from './keys'
import { createLongPastes, type LongPastes } from './longPaste/createLongPastes'
import { longPasteEvents } from './longPaste/events'
import type { Pasting } from './longPaste/Pasting'
import { longPaste } from './longPaste/Place'
import { nearCaret } from './nearCaret'
import { imageTaker, pastingProps } from './pasting'
import { schema } from './schema'
import { tableView } from './tableView'
import { type TextSize, textSizeOf } from './textSize'

export interface RichDocumentOptions extends OuterKeys {
  html: string
  insertions: ImageInsertions
  /** The long text that is being pasted: it is reported when it is complete. */
  $pasting: WritableAtom<Pasting | undefined>
  isEditable(): boolean
  /** Attributes of the text's element: its accessible name and description. */
  attributes(size: TextSize): Record<string, string>
  /** The user changed the text, or an image in it was stored. */
  onChange(html: string): void
  /** A long text was completely pasted after the editor had lost focus. */
  onLeave(): void
  onFormat(format: Format): void
  /** Addresses of pasted images of other sites. */
  onForeignImages(addresses: readonly string[]): void
}

/** A text in the page, edited by the user. */
export interface RichDocument {
  /** Executes a command, and returns focus to the text unless it is to stay. */
  run(command: Command, keepsFocus?: boolean): void
  /** Replaces the text from outside without an event, and clears the undo history. */
  setHtml(html: string): void
  /** Chooses images from the computer. */
  insertFiles(files: readonly File[]): void
  replaceAddress(from: string, to: string): void
  /** The element of the image at a position. */
  imageAt(position: number): HTMLElement | null
  /** Reads `isEditable` and `attributes` again, and the position of the text in the page. */
  refresh(): void
  focus(): void
  dispose(): void
}

/** Turns an element of the page into an editable text. */
export function createRichDocument(place: HTMLElement, options: RichDocumentOptions): RichDocument {
  const { insertions } = options
  const plugins = [
    ...keyPlugins(options),
    history(),
    dropCursor({ class: 'eb-rich-text__drop', color: false, width: 2 }),
    gapCursor(),
    tableEditing(),
    nearCaret(),
    settleImages(insertions),
  ]
  const stateOf = (html: string) => EditorState.create({ doc: documentOf(html), schema, plugins })
  const view: EditorView = new EditorView(
    { mount: place },
    {
      state: stateOf(options.html),
      editable: options.isEditable,
      attributes: ({ doc }) => options.attributes(textSizeOf(doc)),
      nodeViews: {
        image: (node, view, positionOf) => imageView(node, view, positionOf, insertions),
        table: tableView,
      },
      ...pastingProps(options),
      handleDOMEvents: longPasteEvents((pasted) => pastes.begin(pasted)),
      dispatchTransaction: (transaction) => apply(view, transaction, options, pastes),
    },
  )
  const pastes = createLongPastes(view, {
    $pasting: options.$pasting,
    imageTaker: () => imageTaker(view, options),
    takePicture(files) {
      const taken = insertions.add(files, 'paste')
      insertImages(view, taken)
      return taken.length > 0
    },
    onEnd() {
      report(view, options)
      if (!view.hasFocus()) options.onLeave()
    },
  })
  const stop = insertions.$insertions.listen(() => view.dispatch(view.state.tr.setMeta('images', true)))
  options.onFormat(formatOf(view.state))
  return {
    run(command, keepsFocus) {
      command(view.state, view.dispatch, view)
      if (!keepsFocus) view.focus()
    },
    setHtml(html) {
      pastes.stop()
      view.updateState(stateOf(html))
      options.onFormat(formatOf(view.state))
    },
    insertFiles: (files) => insertImages(view, insertions.add(files, 'button')),
    replaceAddress: (from, to) => replaceAddress(view, from, to),
    refresh() {
      view.updateRoot()
      view.setProps({})
    },
    imageAt: (position) => view.nodeDOM(position) as HTMLElement | null,
    focus: () => view.focus(),
    dispose() {
      pastes.stop()
      stop()
      view.destroy()
    },
  }
}

function apply(
  view: EditorView,
  transaction: Transaction,
  options: RichDocumentOptions,
  pastes: LongPastes,
): void {
  const { state, transactions } = view.state.applyTransaction(transaction)
  const isChanged = !state.doc.eq(view.state.doc)
  view.updateState(state)
  for (const each of transactions) pastes.follow(each)
  if (transaction.getMeta(longPaste)) return
  options.onFormat(formatOf(state))
  if (isChanged && !pastes.isWorking()) options.onChange(htmlOf(state.doc))
}

function report({ state }: EditorView, options: RichDocumentOptions): void {
  options.onFormat(formatOf(state))
  options.onChange(htmlOf(state.doc))
}
