import { closeHistory } from 'prosemirror-history'
import type { Fragment, Node } from 'prosemirror-model'
import { Selection, type Transaction } from 'prosemirror-state'
import { Mapping } from 'prosemirror-transform'
import type { EditorView } from 'prosemirror-view'

/** Marks the transactions of a long paste. */
export const longPaste = 'longPaste'

/** Number of blocks removed at once when a paste is cancelled. */
const removedAtOnce = 10

/** The position at which a long text is being inserted, during other changes. It is undone in one step. */
export class Place {
  #start: number
  #end: number
  /** The transaction that prepared the position, and later changes. */
  readonly #opening: Transaction
  readonly #since = new Mapping()
  #first: Transaction | undefined
  /** Whether it replaces an empty paragraph. */
  readonly #isUntouched: boolean
  #selection: Selection

  constructor(readonly view: EditorView) {
    const { tr } = view.state
    tr.deleteSelection()
    const { parent } = tr.selection.$from
    this.#isUntouched = isEmptyParagraph(parent)
    this.#start = this.#end = makeRoom(tr)
    this.#opening = tr
    this.#dispatch(tr)
    this.#selection = view.state.selection
  }

  /** Maps a change of the text. */
  follow({ mapping, doc }: Transaction): void {
    this.#start = mapping.map(this.#start, -1)
    this.#end = mapping.map(this.#end, 1)
    this.#selection = this.#selection?.map(doc, mapping)
    this.#since.appendMapping(mapping)
  }

  insert(content: Fragment, isContinued: boolean): void {
    const { tr } = this.view.state
    const last = tr.doc.resolve(this.#end).nodeBefore
    const [only] = content.content
    if (isContinued && content.childCount === 1 && only && last?.type === only.type)
      tr.insert(this.#end - 1, only.content)
    else tr.insert(this.#end, content)
    this.#dispatch(tr)
  }

  /** Completes the paste: the caret moves to its end, unless it was moved meanwhile. */
  complete(): void {
    const { tr, selection } = this.view.state
    const after = tr.doc.nodeAt(this.#end)
    if (this.#isUntouched && after && isEmptyParagraph(after) && this.#end > this.#start)
      tr.delete(this.#end, this.#end + after.nodeSize)
    if (selection.eq(this.#selection))
      tr.setSelection(Selection.near(tr.doc.resolve(this.#end), -1)).scrollIntoView()
    this.#dispatch(tr)
    // The following input is a separate undo step.
    this.view.dispatch(closeHistory(this.view.state.tr).setMeta(longPaste, true))
  }

  /** Removes a part of the inserted content, until the text is as before. Returns whether more remains. */
  takeBack(): boolean {
    const { tr } = this.view.state
    let from = this.#end
    for (let count = 0; count < removedAtOnce && from > this.#start; count++) {
      const { nodeBefore } = tr.doc.resolve(from)
      from = Math.max(this.#start, from - (nodeBefore?.nodeSize ?? 1))
    }
    const hasMore = from > this.#start
    tr.delete(from, this.#end)
    this.#dispatch(tr)
    if (!hasMore) this.#close()
    return hasMore
  }

  #close(): void {
    const { steps, docs } = this.#opening
    const { tr } = this.view.state
    for (let index = steps.length - 1; index >= 0; index--) {
      const step = steps[index]?.invert(docs[index] as Node).map(this.#since)
      if (step) tr.maybeStep(step)
    }
    this.#dispatch(tr)
  }

  #dispatch(tr: Transaction): void {
    if (this.#first) tr.setMeta('appendedTransaction', this.#first)
    else if (tr.docChanged) this.#first = closeHistory(tr)
    this.view.dispatch(tr.setMeta(longPaste, true))
  }
}

const isEmptyParagraph = ({ type, content }: Node): boolean => type.name === 'paragraph' && content.size === 0

/** A position between blocks at the caret; a paragraph with text on both sides is split. */
function makeRoom(tr: Transaction): number {
  const { $from } = tr.selection
  const { parent, parentOffset, depth, pos } = $from
  if (!parent.isTextblock) return pos
  // An item of a list begins with a paragraph.
  const isFirstOfItem = depth > 1 && $from.node(-1).type.name === 'listItem' && $from.index(-1) === 0
  if (parentOffset === 0 && !isFirstOfItem) return $from.before()
  if (parentOffset === parent.content.size) return $from.after()
  tr.split(pos)
  return pos + 1
}
