import type { Page } from '@playwright/test'

/** A visible or announced text, and where it was. */
export interface ShownText {
  readonly text: string
  readonly place: string
}

declare global {
  /** `recordTexts` sets this in every frame: it records texts that cause no mutation, and returns all texts so far. */
  var shownTexts: (() => ShownText[]) | undefined
}

/** Records every text in the page from its start, in all shadow roots and top layers. */
export async function recordTexts(page: Page): Promise<void> {
  await page.addInitScript(record)
}

/** Every text so far. */
export const textsOf = (page: Page): Promise<ShownText[]> => page.evaluate(() => shownTexts?.() ?? [])

/** Runs in the page before its scripts. */
function record(): void {
  const found = new Map<string, string>()
  const roots = new Set<Document | ShadowRoot>()
  const spoken = /^(title|placeholder|alt|label|aria-.*)$/

  const placeOf = (element: Element): string => {
    const root = element.getRootNode()
    const own = element.localName + (element.className ? `.${String(element.className).split(' ')[0]}` : '')
    return root instanceof ShadowRoot ? `${root.host.localName} ${own}` : own
  }
  const note = (text: string | null | undefined, element: Element, what = '') => {
    const trimmed = text?.trim()
    if (trimmed && !found.has(trimmed)) found.set(trimmed, placeOf(element) + what)
  }
  const noteText = (node: Node) => {
    const { parentElement } = node
    if (!parentElement) {
      if (node.parentNode instanceof ShadowRoot) note(node.nodeValue, node.parentNode.host)
    } else if (!/^(script|noscript|style)$/.test(parentElement.localName)) note(node.nodeValue, parentElement)
  }
  const noteAttribute = (element: Element, name: string) => {
    if (spoken.test(name)) note(element.getAttribute(name), element, ` [${name}]`)
  }
  const noteTree = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) return noteText(node)
    if (node instanceof Element) for (const { name } of node.attributes) noteAttribute(node, name)
    for (const child of node.childNodes) noteTree(child)
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, attributeName, addedNodes } of records) {
      if (type === 'characterData') noteText(target)
      else if (type === 'attributes') noteAttribute(target as Element, attributeName as string)
      else for (const node of addedNodes) noteTree(node)
    }
  })
  const watch = (root: Document | ShadowRoot) => {
    roots.add(root)
    observer.observe(root, { childList: true, subtree: true, characterData: true, attributes: true })
  }
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options)
    watch(root)
    return root
  }
  watch(document)

  /** Texts that cause no mutation: values, generated content of style sheets, validation messages. */
  const noteState = (element: Element) => {
    const { value, validationMessage } = element as Partial<HTMLInputElement>
    if (/^(input|textarea)$/.test(element.localName)) note(value, element, ' value')
    if (element.localName.startsWith('eb-')) note(validationMessage, element, ' validationMessage')
    for (const pseudo of ['::before', '::after']) {
      const { content } = getComputedStyle(element, pseudo)
      if (/["']/.test(content)) note(content.replace(/["']/g, ''), element, pseudo)
    }
  }
  globalThis.shownTexts = () => {
    for (const root of roots) {
      const isThere = root === document || (root as ShadowRoot).host.isConnected
      if (isThere) for (const element of root.querySelectorAll('*')) noteState(element)
    }
    note(document.title, document.documentElement, ' title')
    return [...found].map(([text, place]) => ({ text, place }))
  }
}
