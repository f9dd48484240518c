import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../', import.meta.url))
const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

type Rgb = readonly [number, number, number]

const hexOf = (text: string, name: string) => new RegExp(`--eb-${name}: #([0-9a-f]{6})`).exec(text)?.[1]
const lightnessOf = (text: string, name: string) =>
  new RegExp(`--eb-lc-${name}: ([\\d.]+) ([\\d.]+)`).exec(text)?.slice(1).map(Number)

/** The declarations of one theme. */
function theme(selector: string): string {
  const start = sheet.indexOf(selector)
  assert.ok(start >= 0, selector)
  return sheet.slice(start, sheet.indexOf('}', start))
}

const light = theme(':where(:root, [data-theme="light"], [data-eb-theme="light"]) {')
const dark = theme(':where([data-theme="dark"], [data-eb-theme="dark"]) {')
const darkBySystem = theme(':where(:root:not([data-theme])) {')

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function fromHex(hex: string): Rgb {
  const part = (index: number) => linear(Number.parseInt(hex.slice(index, index + 2), 16) / 255)
  return [part(0), part(2), part(4)]
}

/** Linear sRGB of an OKLCH colour, clipped to the gamut as browsers draw it. */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  return [
    clip(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

function contrast(one: Rgb, other: Rgb): number {
  const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The value of a token, at a hue if it depends on the brand. */
function colour(text: string, name: string, hue: number): Rgb {
  const [lightness, chroma] = lightnessOf(text, name) ?? []
  if (lightness !== undefined && chroma !== undefined) return fromOklch(lightness, chroma, hue)
  return fromHex(hexOf(text, name) ?? assert.fail(`no ${name}`))
}

const grounds = ['canvas', 'surface', 'sunken', 'raised', 'raised-sunken', 'accent-bg']
const texts = grounds.flatMap((ground) =>
  ['fg', 'fg-2', 'fg-3', 'accent-fg', 'danger-fg'].map((text) => [text, ground] as const),
)
const solids = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-active'],
  ['on-accent', 'danger-solid'],
  ['on-inverse', 'inverse'],
  ['on-rail', 'rail'],
  ['accent-fg', 'accent-bg-2'],
] as const
const marks = [
  ['line-control', 'surface'],
  ['line-control', 'raised'],
  ['accent-mark', 'surface'],
  ['focus', 'surface'],
  ['focus', 'raised'],
  ['star-line', 'raised'],
  ['star-ink', 'star'],
  ['danger-mark', 'raised'],
  ['success-mark', 'raised'],
] as const

describe('tokens', () => {
  for (const [name, text] of [
    ['light', light],
    ['dark', dark],
  ] as const)
    test(`${name}: text has a contrast of 4.5 and graphics of 3, at every brand hue`, () => {
      const wrong = []
      for (const [pairs, limit] of [
        [[...texts, ...solids], 4.5],
        [marks, 3],
      ] as const)
        for (const [front, ground] of pairs)
          for (let hue = 0; hue < 360; hue += 5) {
            const ratio = contrast(colour(text, front, hue), colour(text, ground, hue))
            if (ratio < limit) wrong.push(`${front} on ${ground} at ${hue}: ${ratio.toFixed(2)}`)
          }
      assert.deepEqual(wrong, [])
    })

  test('dark is the same whether the system or the page sets it', () => {
    const declarations = (text: string) =>
      text
        .slice(text.indexOf('{') + 1)
        .replace(/\s+/g, ' ')
        .trim()
    assert.equal(declarations(darkBySystem), declarations(dark))
  })

  test('no other sheet contains a colour, and every token used exists', () => {
    const wrong = []
    for (const name of ['ui', 'widgets', 'elements', 'console']) {
      const folder = join(packages, name, 'src')
      for (const file of readdirSync(folder, { recursive: true }).map(String)) {
        if (!file.endsWith('.css') || file.endsWith('tokens.css')) continue
        const css = readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
        for (const [found] of css.matchAll(/#[0-9a-f]{3,8}\b(?=[;\s)])|\b(?:rgb|hsl|oklch)a?\([^v]/gi))
          wrong.push(`${name}/${file}: ${found}`)
        for (const [, token] of css.matchAll(/var\((--eb-[\w-]+)\)/g))
          if (token && !sheet.includes(`${token}:`) && !css.includes(`${token}:`))
            wrong.push(`${name}/${file}: ${token}`)
      }
    }
    assert.deepEqual(wrong, [])
  })
})
