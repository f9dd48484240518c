/** What has focus in the shadow root of an element, else in the page. */
export const focusedBeside = (element: Element): Element | null =>
  (element.getRootNode() as ShadowRoot).activeElement ?? element.ownerDocument.activeElement
