import type { Page } from '@playwright/test'

/** Runs in the page: lists the texts inside an element whose contrast is too low, one line each. */
function findIllegible(selector: string): string[] {
  type Colour = [red: number, green: number, blue: number, alpha: number]
  const known = new Map<string, Colour>()
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  /** Accepts every CSS colour notation, including oklch and color-mix. */
  const read = (text: string): Colour => {
    const before = known.get(text)
    if (before) return before
    if (!canvas) throw new Error('no canvas')
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = text
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    const colour: Colour = [red, green, blue, alpha / 255]
    known.set(text, colour)
    return colour
  }
  const luminance = ([red, green, blue]: Colour) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const parentOf = (element: Element): Element | null =>
    element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null
  /** undefined if an image or something translucent is behind the text. */
  const backgroundOf = (element: Element): Colour | undefined => {
    for (let each: Element | null = element; each; each = parentOf(each)) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(each)
      if (backgroundImage !== 'none' || opacity !== '1') return
      const colour = read(backgroundColor)
      if (colour[3] === 1) return colour
      if (colour[3] > 0) return
    }
    return
  }
  const contrastOf = (element: Element): number => {
    const background = backgroundOf(element)
    const colour = read(getComputedStyle(element).color)
    if (!background || colour[3] < 1) return 21
    const [dark = 0, light = 0] = [luminance(background), luminance(colour)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    !element.closest(':disabled,[aria-disabled=true],[inert]')
  const own = (element: Element) =>
    [...element.childNodes]
      .map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : ''))
      .join('')
      .trim()

  const roots = [...document.querySelectorAll(selector)].map((place) => place.shadowRoot ?? place)
  return roots
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter((element) => own(element) && isSeen(element) && contrastOf(element) < 2.5)
    .map(
      (element) =>
        `${element.localName}.${element.className} ${own(element)}: ${contrastOf(element).toFixed(1)}`,
    )
}

export const illegibleTexts = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(findIllegible, selector)
