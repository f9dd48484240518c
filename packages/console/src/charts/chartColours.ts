import type { ChartColours } from './ChartData'

const numbered = (style: CSSStyleDeclaration, name: string, count: number) =>
  Array.from({ length: count }, (_, index) => style.getPropertyValue(`--eb-${name}-${index + 1}`).trim())

/** Reads the tokens in effect at an element. */
export function chartColours(element: Element): ChartColours {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(`--eb-${name}`).trim()
  return {
    series: numbered(style, 'chart', 8),
    scale: numbered(style, 'seq', 7),
    text: token('fg'),
    faint: token('fg-3'),
    line: token('line'),
    surface: token('surface'),
    font: style.fontFamily,
  }
}
