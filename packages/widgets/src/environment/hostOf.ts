/** The element in whose shadow root something stands. */
export const hostOf = (node: Node | null): Element | undefined =>
  (node?.getRootNode() as Partial<ShadowRoot> | undefined)?.host
