/** What has focus in the shadow root that an element stands in, else in the page. */
export const focusedFrom = (element: Element | null) =>
  ((element?.getRootNode() as ShadowRoot | undefined)?.activeElement ??
    document.activeElement) as HTMLElement | null
