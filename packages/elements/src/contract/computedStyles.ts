/** These depend on the position and size of the containing box, which belongs to the page. */
const sizes =
  /^(inset|(top|right|bottom|left|width|height|inline-size|block-size|perspective-origin|transform-origin)$|(min|max)-)/

/** Margins in whole pixels: the page's direction decides on which side of a centred box the odd fraction falls. */
const shownValue = (style: CSSStyleDeclaration, name: string) => {
  const value = style.getPropertyValue(name)
  return name.startsWith('margin') && value.endsWith('px')
    ? `${Math.round(Number.parseFloat(value))}px`
    : value
}

/** The same for all elements. */
let names: string[] | undefined

/** The computed styles of elements as comparable text. */
export function computedStyles(elements: Iterable<Element>): string[] {
  return [...elements].map((element, index) => {
    const style = getComputedStyle(element)
    names ??= [...style].filter((name) => !sizes.test(name) && !name.startsWith('--'))
    const lines = names.map((name) => `${name}: ${shownValue(style, name)}`)
    return `${index} ${element.localName}\n${lines.join('\n')}`
  })
}

/** Everything inside an element's shadow root except the invisible container. */
export const allInside = (element: HTMLElement) => element.shadowRoot?.querySelectorAll('.eb-element *') ?? []

/** The differences between two readings, in short. */
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
