import type { Page } from '@playwright/test'

/** Computed styles of elements by their place in the tree, such as `main:0/table:0/tr:2`. */
export type StylesByPlace = Record<string, Record<string, string>>

/** Every computed style of every element of the host page, eb- elements and their insides left out. */
export function readHostStyles(page: Page): Promise<StylesByPlace> {
  return page.evaluate(() => {
    const styles: Record<string, Record<string, string>> = {}
    const read = (element: Element, place: string) => {
      if (element.localName.startsWith('eb-') || element.localName === 'script') return
      const computed = getComputedStyle(element)
      styles[place] = Object.fromEntries(
        Array.from(computed, (name) => [name, computed.getPropertyValue(name)]),
      )
      Array.from(element.children).forEach((child, index) => {
        read(child, `${place}/${child.localName}:${index}`)
      })
    }
    read(document.documentElement, 'html')
    return styles
  })
}

/** Every computed style of every element inside the shadow root of the page's eb-satisfaction. */
export function readInnerStyles(page: Page): Promise<StylesByPlace> {
  return page.evaluate(() => {
    const styles: Record<string, Record<string, string>> = {}
    const read = (element: Element, place: string) => {
      const computed = getComputedStyle(element)
      styles[place] = Object.fromEntries(
        Array.from(computed, (name) => [name, computed.getPropertyValue(name)]),
      )
      Array.from(element.children).forEach((child, index) => {
        read(child, `${place}/${child.localName}:${index}`)
      })
    }
    const root = document.querySelector('eb-satisfaction')?.shadowRoot
    if (!root) throw new Error('eb-satisfaction has no shadow root')
    Array.from(root.children).forEach((child, index) => {
      read(child, `${child.localName}:${index}`)
    })
    return styles
  })
}

/** What differs, one line each; empty when nothing does. */
export function differences(before: StylesByPlace, after: StylesByPlace): string[] {
  const found: string[] = []
  for (const place of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [left, right] = [before[place], after[place]]
    if (!left || !right) found.push(`${place}: only ${left ? 'before' : 'after'}`)
    else
      for (const name of new Set([...Object.keys(left), ...Object.keys(right)]))
        if (left[name] !== right[name]) found.push(`${place} ${name}: ${left[name]} → ${right[name]}`)
  }
  return found
}
