/** A length, a time, an amount: its number says nothing without a unit. */
const NEEDS_UNIT = /(width|height|size|length|margin|offset|wait|delay|time|timelimit|^[xy])$/i
const UNIT = /\b(px|pixels|ms|milliseconds|seconds|bytes|characters|rows|entries)\b/i

/** `Default 20.`, `Default: that of the page.`, or in so many words `No default: …`. */
const SAYS_DEFAULT = /\b(Default:? \S|No default: \S)/

/**
 * What the reference does not say about an element.
 *
 * @param {import('./describe.mjs').Element} element
 * @returns {string[]} `eb-date min: no default`; empty when a reader learns everything
 */
export function gapsOf({
  tag,
  summary,
  properties,
  attributes,
  events,
  methods,
  slots,
  parts,
  cssProperties,
}) {
  const named = [...properties, ...attributes, ...events, ...methods]
  const texts = [
    ...named.map(({ name, description }) => [name, description]),
    ...Object.entries({ ...slots, ...parts }),
    ...Object.entries(cssProperties).map(([name, { description }]) => [name, description]),
    ['itself', summary],
  ]
  const gaps = [
    ...texts.filter(([, text]) => !text?.trim()).map(([name]) => [name, 'no description']),
    ...[...properties, ...attributes].filter(lacksDefault).map(({ name }) => [name, 'no default']),
    ...Object.entries(cssProperties)
      .filter(([, property]) => !property.default)
      .map(([name]) => [name, 'no default']),
    ...properties.filter(lacksUnit).map(({ name }) => [name, 'no unit']),
  ]
  return gaps.map(([name, what]) => `${tag} ${name}: ${what}`)
}

const lacksDefault = ({ default: initial, description = '' }) =>
  initial === undefined && !SAYS_DEFAULT.test(description)

const lacksUnit = ({ name, kind, description = '' }) =>
  kind === 'number' && NEEDS_UNIT.test(name) && !UNIT.test(description)
