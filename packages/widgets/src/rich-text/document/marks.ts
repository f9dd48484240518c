import type { MarkSpec } from 'prosemirror-model'
import { isSafeLink } from '../../rich-html/sanitizeHtml'

/** Text sizes in px. @spec W-EDI-8 */
export const fontSizes = [8, 10, 11, 12, 14, 18, 24, 36] as const

const pxOf: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, em: 14, rem: 16 }

/** The nearest available size; undefined for a text that is not a size. */
export function nearestFontSize(text: string): number | undefined {
  const [, number, unit = ''] = /^([\d.]+)(px|pt|em|rem)$/.exec(text.trim()) ?? []
  const factor = pxOf[unit]
  if (!number || !factor) return undefined
  const size = Number(number) * factor
  return fontSizes.reduce((best, one) => (Math.abs(one - size) < Math.abs(best - size) ? one : best))
}

/** A text style with one value, written as a `span`. */
function styled(
  name: string,
  property: string,
  read: (text: string) => string | number | undefined,
): MarkSpec {
  return {
    attrs: { value: {} },
    excludes: name,
    parseDOM: [
      {
        style: property,
        getAttrs: (text) => {
          const value = read(text)
          return value === undefined ? false : { value }
        },
      },
    ],
    toDOM: ({ attrs }) => [
      'span',
      { style: `${property}: ${attrs.value}${name === 'fontSize' ? 'px' : ''}` },
      0,
    ],
  }
}

/** A colour, except invisible ones, which pasted texts often contain. */
const colorOf = (text: string) =>
  /^(?:inherit|initial|unset|currentcolor|windowtext|transparent|auto)$/i.test(text) ? undefined : text

export const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = element.getAttribute('href') ?? ''
          return isSafeLink(href) ? { href } : false
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs.href, target: '_blank', rel: 'noopener noreferrer' }, 0],
  },
  fontSize: styled('fontSize', 'font-size', nearestFontSize),
  color: {
    ...styled('color', 'color', colorOf),
    parseDOM: [
      ...(styled('color', 'color', colorOf).parseDOM ?? []),
      { tag: 'font[color]', getAttrs: (element) => ({ value: element.getAttribute('color') }) },
    ],
  },
  background: styled('background', 'background-color', (text) => (isWhite(text) ? undefined : colorOf(text))),
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Some office programs wrap a whole document in one `b` of normal weight.
      { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (weight) => /^(?:bold|bolder|[6-9]00)$/.test(weight) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
    toDOM: () => ['em', 0],
  },
  underline: {
    parseDOM: [
      { tag: 'u' },
      { style: 'text-decoration', getAttrs: (line) => /underline/.test(line) && null, consuming: false },
      { style: 'text-decoration-line', getAttrs: (line) => /underline/.test(line) && null, consuming: false },
    ],
    toDOM: () => ['u', 0],
  },
  strike: {
    parseDOM: [
      { tag: 's' },
      { tag: 'del' },
      { tag: 'strike' },
      { style: 'text-decoration', getAttrs: (line) => /line-through/.test(line) && null, consuming: false },
      {
        style: 'text-decoration-line',
        getAttrs: (line) => /line-through/.test(line) && null,
        consuming: false,
      },
    ],
    toDOM: () => ['s', 0],
  },
}

const isWhite = (color: string) => /^(?:white|#fff(?:fff)?|rgb\(255,\s*255,\s*255\))$/i.test(color)
