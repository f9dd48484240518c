/** The focused element in the shadow root of an element, or else in the page. */
export const focusedFrom = (element: Element | null) =>
  ((element?.getRootNode() as ShadowRoot | undefined)?.activeElement ??
    document.activeElement) as HTMLElement | null
