/** List markers of Word: `1.`, `a)`, `一、` are numbers, everything else is a bullet. */
const number = /^\s*[(（]?(?:\d+|[a-z]|[ivxlc]+|[一二三四五六七八九十]+)[.)）、．]/i

interface WordItem {
  paragraph: HTMLElement
  level: number
  tag: 'ol' | 'ul'
}

const listParagraph = 'p[style*="mso-list"], p[class*="MsoListParagraph"]'

/**
 * Converts Word's paragraphs with drawn bullets and numbers to lists; called with the elements of a text in their
 * order.
 */
export function createWordLists(): (element: HTMLElement) => void {
  /** The open lists of the current run, one for each level. */
  let open: HTMLElement[] = []
  return (element) => {
    const item = element.matches(listParagraph) ? readItem(element) : undefined
    if (!item) return
    if (element.previousElementSibling !== open[0]) open = []
    append(item, open)
  }
}

function readItem(paragraph: HTMLElement): WordItem | undefined {
  const style = paragraph.getAttribute('style') ?? ''
  if (/mso-list:\s*none/i.test(style)) return undefined
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
  const tag = number.test(marker?.textContent ?? '') ? 'ol' : 'ul'
  marker?.remove()
  return { paragraph, tag, level: Number(/level(\d+)/i.exec(style)?.[1] ?? 1) }
}

/** Moves a paragraph into the list of its level, which is created if there is none. */
function append({ paragraph, level, tag }: WordItem, open: HTMLElement[]): void {
  const { ownerDocument } = paragraph
  open.length = Math.min(open.length, level)
  const isOtherKind = open.length === level && open.at(-1)?.localName !== tag
  if (isOtherKind && level > 1) open.pop()
  while (open.length < level) {
    const list = ownerDocument.createElement(tag)
    const parent = open.at(-1)
    if (parent)
      (parent.lastElementChild ?? parent.appendChild(ownerDocument.createElement('li'))).append(list)
    else paragraph.before(list)
    open.push(list)
  }
  const item = ownerDocument.createElement('li')
  open.at(-1)?.append(item)
  item.append(paragraph)
}
