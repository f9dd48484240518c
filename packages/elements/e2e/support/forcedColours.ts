import type { Page } from '@playwright/test'

/** Runs in the page: what cannot be seen of an element's controls in forced colours, one line each. */
function findLost(selector: string): string[] {
  const roots = [...document.querySelectorAll(selector)].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  const nameOf = (element: Element) =>
    `${element.localName}.${element.className} ${element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''}`
  const controls = roots
    .flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>('button, input, textarea, select, a[href], [tabindex="0"]'),
    ])
    .filter((element) => isSeen(element) && !element.closest(':disabled, [inert]'))
  /** Others say that they have the looks of the platform also where a style sheet has taken them away. */
  const drawnByBrowsers = 'input:is([type=checkbox], [type=radio], [type=range], [type=file], [type=color])'
  const lost = controls.flatMap((element) => {
    const style = getComputedStyle(element)
    const isDrawn =
      element.textContent?.trim() ||
      [...element.querySelectorAll('svg, img')].some(isSeen) ||
      style.backgroundImage !== 'none' ||
      (style.appearance !== 'none' && element.matches(drawnByBrowsers)) ||
      [element, element.parentElement as Element].some(
        (one) => Number.parseFloat(getComputedStyle(one).borderTopWidth) > 0,
      )
    return isDrawn ? [] : `${nameOf(element)}: nothing is drawn`
  })
  const parentOf = (element: Element): Element | null =>
    element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null
  /** The colour behind an element: of the nearest one around it that has a ground. */
  const groundOf = (element: Element): string => {
    for (let each = parentOf(element); each; each = parentOf(each)) {
      const { backgroundColor } = getComputedStyle(each)
      if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor
    }
    return ''
  }
  /** Whether a line or area of a picture has another colour than what is behind it. */
  const isDrawnOn = (ground: string) => (shape: Element) => {
    const { fill, stroke } = getComputedStyle(shape)
    return [fill, stroke].some((colour) => colour !== 'none' && colour !== ground)
  }
  const pictures = roots.flatMap((root) => [...root.querySelectorAll('svg')]).filter(isSeen)
  const blind = pictures.flatMap((picture) => {
    const shapes = [...picture.querySelectorAll('path, circle, rect, line, polyline, polygon, ellipse, text')]
    const isSeenShape = isDrawnOn(groundOf(picture))
    return shapes.length > 0 && !shapes.some(isSeenShape) ? `${nameOf(picture)}: as its ground` : []
  })
  return [...lost, ...blind]
}

export const lostInForcedColours = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(findLost, selector)
