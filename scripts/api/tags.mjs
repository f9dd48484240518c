import { inLines } from './inLines.mjs'

/**
 * The interface of the elements for a page, a line for each name: what a version promises to keep.
 *
 * @param {import('../elements/describe.mjs').Element[]} elements
 */
export function tagsReport(elements) {
  return elements.map(linesOf).join('\n').concat('\n')
}

function linesOf({ tag, properties, attributes, events, methods, slots, parts, cssProperties }) {
  const lines = [
    ...properties.map(
      ({ name, attribute, type, default: initial }) =>
        `property ${name}${attribute ? ` (${attribute})` : ''}: ${type}${initial === undefined ? '' : ` = ${initial}`}`,
    ),
    ...attributes.map(({ name, type }) => `attribute ${name}: ${type}`),
    ...events.map(({ name, kind, detail }) => `event ${name} (${kind}): ${detail}`),
    ...methods.map(
      ({ name, parameters, returns }) =>
        `method ${name}(${parameters.map(parameter).join(', ')}): ${returns}`,
    ),
    ...Object.keys(slots).map((name) => `slot ${name || 'default'}`),
    ...Object.keys(parts).map((name) => `part ${name}`),
    ...Object.entries(cssProperties).map(
      ([name, { default: initial }]) => `custom property ${name} = ${initial}`,
    ),
  ]
  return [tag, ...lines.sort().map((line) => inLines(`  ${line}`))].join('\n')
}

const parameter = ({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`
