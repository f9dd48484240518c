import { expect, type Page } from '@playwright/test'

/** Computed styles of elements by their place in the tree, such as `main:0/table:0/tr:2`. */
export type StylesByPlace = Record<string, Record<string, string>>

type Side = 'host' | 'inside'

/** Every computed style of every element of the host page, except eb- elements and their content. */
export function readHostStyles(page: Page): Promise<StylesByPlace> {
  return page.evaluate<StylesByPlace, Side>(readStyles, 'host')
}

/** The same, once it is stable: host pages have their own transitions and layouts. */
export async function settledHostStyles(page: Page): Promise<StylesByPlace> {
  let styles = await readHostStyles(page)
  await expect
    .poll(async () => {
      const before = styles
      styles = await readHostStyles(page)
      return differences(before, styles)
    })
    .toEqual([])
  return styles
}

/** Every computed style of every element inside the shadow root of the page's eb-satisfaction. */
export function readInnerStyles(page: Page): Promise<StylesByPlace> {
  return page.evaluate<StylesByPlace, Side>(readStyles, 'inside')
}

/**
 * Runs in the page. Omits custom properties (ours on a host page; all inside, where other elements of the page may add
 * tokens), the position of screen-reader text, heights of a host's boxes (an element has its own height), and `auto`
 * margins, whose computed values depend on earlier layouts.
 */
function readStyles(side: Side): StylesByPlace {
  const foreign = side === 'host' ? /^--eb-/ : /^--/
  const tall =
    side === 'inside' ? /^$/ : /^(height|block-size|perspective-origin|transform-origin|grid-template-rows)$/
  const styles: StylesByPlace = {}
  const read = (element: Element, place: string) => {
    if (side === 'host' && /^(eb-.*|script)$/.test(element.localName)) return
    const computed = getComputedStyle(element)
    const isUnseen = computed.clipPath !== 'none'
    const specified = element.computedStyleMap()
    const isAuto = (name: string) => /^margin-/.test(name) && String(specified.get(name)) === 'auto'
    const names = Array.from(computed).filter(
      (name) =>
        !foreign.test(name) &&
        !tall.test(name) &&
        !isAuto(name) &&
        !(isUnseen && /^(inset|top|right|bottom|left)/.test(name)),
    )
    styles[place] = Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]))
    readAll(element.children, `${place}/`)
  }
  const readAll = (elements: HTMLCollection, path: string) =>
    Array.from(elements).forEach((element, index) => {
      read(element, `${path}${element.localName}:${index}`)
    })
  if (side === 'host') read(document.documentElement, 'html')
  else readAll(document.querySelector('eb-satisfaction')?.shadowRoot?.children ?? document.body.children, '')
  return styles
}

/** The differences, one per line, at most twenty; empty if there are none. */
export function differences(before: StylesByPlace, after: StylesByPlace): string[] {
  const places = new Set([...Object.keys(before), ...Object.keys(after)])
  const all = [...places].flatMap((place) => {
    const [left = {}, right = {}] = [before[place], after[place]]
    const names = new Set([...Object.keys(left), ...Object.keys(right)])
    const changed = [...names].filter((name) => left[name] !== right[name])
    return changed.map((name) => `${place} ${name}: ${left[name]} → ${right[name]}`)
  })
  return all.slice(0, 20)
}
