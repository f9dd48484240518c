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
  const lost = controls.flatMap((element) => {
    const style = getComputedStyle(element)
    const isDrawn =
      element.textContent?.trim() ||
      element.querySelector('svg, img') ||
      style.backgroundImage !== 'none' ||
      style.appearance !== 'none' ||
      [element, element.parentElement as Element].some(
        (one) => Number.parseFloat(getComputedStyle(one).borderTopWidth) > 0,
      )
    return isDrawn ? [] : `${nameOf(element)}: nothing is drawn`
  })
  const pressed = roots.flatMap((root) => [...root.querySelectorAll('svg')]).filter(isSeen)
  const blind = pressed.flatMap((picture) => {
    const { color, fill, stroke } = getComputedStyle(picture)
    const behind = getComputedStyle(picture.closest('button, a, [role]') ?? document.body).backgroundColor
    return [fill, stroke, color].every((one) => one === behind) ? `${nameOf(picture)}: as its ground` : []
  })
  return [...lost, ...blind]
}

export const lostInForcedColours = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(findLost, selector)
