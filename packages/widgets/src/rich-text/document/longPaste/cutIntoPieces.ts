import { sizeOf } from './sizeOf'

/** A part of a text that is cleaned and inserted at once. */
export interface Piece {
  body: HTMLElement
  /** It continues the list or table at the end of the previous piece. */
  isContinued: boolean
}

/** Size that is cleaned in a few milliseconds. */
const pieceSize = 1500
/** Maximum size of a piece if cutting earlier would separate related content. */
const largest = pieceSize * 8

const blocks =
  /^(?:P|H[1-6]|DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|ASIDE|NAV|CENTER|FORM|FIGURE|UL|OL|LI|DL|DT|DD|TABLE|TBODY|THEAD|TFOOT|TR|TD|TH|CAPTION|BLOCKQUOTE|PRE|HR)$/
const isBlock = (node: Node | undefined) => !!node && blocks.test(node.nodeName)
/** Elements that are copied into every piece. */
const repeated = /^(?:P|H[1-6]|PRE|A|B|STRONG|I|EM|U|S|SPAN|FONT)$/

/** Cuts a text into pieces of limited size, moving its nodes. Large containers are cut between their children. */
export function* cutIntoPieces(body: HTMLElement): Generator<Piece> {
  yield* cutChildren(body, [])
}

/** The pieces of an element's children, each in copies of the elements around it. */
function* cutChildren(parent: Element, around: readonly Element[]): Generator<Piece> {
  let group: Node[] = []
  let size = 0
  for (const child of [...parent.childNodes]) {
    const added = sizeOf(child, largest)
    const canCut = size + added > largest || isBlock(child) || isBlock(group.at(-1))
    if (group.length > 0 && size + added > pieceSize && canCut) {
      yield pieceOf(group, around)
      group = []
      size = 0
    }
    if (added > pieceSize && (isBlock(child) || added >= largest)) {
      yield* cutNode(child, around)
      continue
    }
    group.push(child)
    size += added
  }
  if (group.length > 0) yield pieceOf(group, around)
}

function* cutNode(node: Node, around: readonly Element[]): Generator<Piece> {
  if (node instanceof Text) return yield* cutText(node, around)
  const element = node as Element
  if (element.nodeName === 'TABLE') yield* cutTable(element as HTMLTableElement, around)
  else if (/^(?:UL|OL|BLOCKQUOTE)$/.test(element.nodeName))
    yield* cutGroup(membersOf(element), [...around, element], around)
  else yield* cutChildren(element, repeated.test(element.nodeName) ? [...around, element] : around)
}

function* cutText(text: Text, around: readonly Element[]): Generator<Piece> {
  for (let rest = text; rest.length > 0; ) {
    const first = rest
    rest = rest.splitText(Math.min(rest.length, endOfPart(rest.data)))
    yield pieceOf([first], around)
  }
}

/** A surrogate pair is not split. */
const endOfPart = (text: string): number =>
  /[\uD800-\uDBFF]/.test(text[largest - 1] ?? '') ? largest - 1 : largest

/** Items of a list, blocks of a quote, and other children. */
const membersOf = (frame: Element): Node[] =>
  [...frame.childNodes].filter((node) => node instanceof Element || node.textContent?.trim())

function* cutTable(table: HTMLTableElement, around: readonly Element[]): Generator<Piece> {
  if (table.caption) yield* cutChildren(table.caption, around)
  const body = table.ownerDocument.createElement('tbody')
  yield* cutGroup([...table.rows], [...around, table, body], around)
}

/**
 * Pieces of a list, quote or table, each with as many items, blocks or rows as fit. A single item that is too large
 * is pasted without its container.
 */
function* cutGroup(
  members: readonly Node[],
  shells: readonly Element[],
  around: readonly Element[],
): Generator<Piece> {
  let group: Node[] = []
  let size = 0
  let isContinued = false
  /** Number of rows that a cell of the group still spans. */
  let reach = 0
  for (const member of members) {
    const added = sizeOf(member, largest)
    const canCut = reach <= 0 || size + added > largest
    if (group.length > 0 && size + added > pieceSize && canCut) {
      yield pieceOf(group, shells, isContinued)
      isContinued = true
      group = []
      size = 0
    }
    if (added >= largest) {
      for (const part of partsOf(member)) yield* cutNode(part, around)
      isContinued = false
      continue
    }
    group.push(member)
    size += added
    reach = Math.max(reach - 1, spanOf(member) - 1)
  }
  if (group.length > 0) yield pieceOf(group, shells, isContinued)
}

const partsOf = (member: Node): Node[] =>
  member instanceof HTMLTableRowElement ? [...member.cells] : [member]

const spanOf = (member: Node): number =>
  member instanceof HTMLTableRowElement ? Math.max(1, ...[...member.cells].map(({ rowSpan }) => rowSpan)) : 1

function pieceOf(nodes: readonly Node[], shells: readonly Element[], isContinued = false): Piece {
  const owner = (nodes[0] as Node).ownerDocument as Document
  const body = owner.createElement('div')
  let inner: Element = body
  for (const shell of shells) inner = inner.appendChild(owner.importNode(shell, false))
  inner.append(...nodes)
  return { body, isContinued }
}
