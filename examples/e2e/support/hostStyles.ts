import { expect, type Page } from '@playwright/test'

/** Computed styles of elements by their place in the tree, such as `main:0/table:0/tr:2`. */
export type StylesByPlace = Record<string, Record<string, string>>

type Side = 'host' | 'inside'

/** Every computed style of every element of the host page, eb- elements and their insides left out. */
export function readHostStyles(page: Page): Promise<StylesByPlace> {
  return page.evaluate<StylesByPlace, Side>(readStyles, 'host')
}

/** The same, once it holds still: hosts have transitions of their own, and lay out when they like. */
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
 * Runs in the page. Custom properties are left out where they mean nothing: ours on a host, and all of them inside, where
 * other elements of the page may have brought tokens of theirs. So are
 * the place of text that is for screen readers alone, how tall a host's boxes are (an element has its own height), and
 * margins that are `auto`: browsers tell what some earlier layout made of them.
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

/** What differs, one line each, the first twenty; empty when nothing does. */
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
