/** The host element of the shadow root that contains an element. */
export const hostOf = (node: Node | null): Element | undefined =>
  (node?.getRootNode() as Partial<ShadowRoot> | undefined)?.host
