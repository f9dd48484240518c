/** Depend on the place and size of the box around, which belong to the page. */
const sizes =
  /^(inset|(top|right|bottom|left|width|height|inline-size|block-size|perspective-origin|transform-origin)$|(min|max)-)/

/** Margins in whole pixels: to which side of what is centred the odd fraction goes depends on the page's direction. */
const shownValue = (style: CSSStyleDeclaration, name: string) => {
  const value = style.getPropertyValue(name)
  return name.startsWith('margin') && value.endsWith('px')
    ? `${Math.round(Number.parseFloat(value))}px`
    : value
}

/** The same for all elements. */
let names: string[] | undefined

/** The computed styles of elements, in words that can be compared. */
export function computedStyles(elements: Iterable<Element>): string[] {
  return [...elements].map((element, index) => {
    const style = getComputedStyle(element)
    names ??= [...style].filter((name) => !sizes.test(name) && !name.startsWith('--'))
    const lines = names.map((name) => `${name}: ${shownValue(style, name)}`)
    return `${index} ${element.localName}\n${lines.join('\n')}`
  })
}

/** Everything inside an element's shadow root but the container, which is not seen. */
export const allInside = (element: HTMLElement) => element.shadowRoot?.querySelectorAll('.eb-element *') ?? []

/** What differs between two readings, shortly. */
export function differences(before: string[], after: string[]): string[] {
  return after.flatMap((text, index) => {
    if (text === before[index]) return []
    const known = new Set(before[index]?.split('\n'))
    const [name] = text.split('\n')
    return text
      .split('\n')
      .filter((line) => !known.has(line))
      .map((line) => `${name} ${line}`)
  })
}
