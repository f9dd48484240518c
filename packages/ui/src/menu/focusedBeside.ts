/** The focused element of an element's shadow root, else of the page. */
export const focusedBeside = (element: Element): Element | null =>
  (element.getRootNode() as ShadowRoot).activeElement ?? element.ownerDocument.activeElement
