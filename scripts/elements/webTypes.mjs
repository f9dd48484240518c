import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { elementsFolder } from './definitions.mjs'

const { name, version } = JSON.parse(readFileSync(join(elementsFolder, 'package.json'), 'utf8'))

/**
 * Completion for JetBrains' editors, which find it by the key `web-types` of package.json.
 *
 * @param {import('./describe.mjs').Element[]} elements
 */
export function webTypesOf(elements) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: elements.map(elementOf) } },
  }
}

function elementOf({ tag, summary, properties, attributes, events, slots, parts, cssProperties }) {
  return {
    name: tag,
    description: summary,
    attributes: [
      ...properties.filter(({ attribute }) => attribute).map(attributeOf),
      ...attributes.map(({ name, type, description }) => ({ name, description, value: { type } })),
    ],
    slots: namesOf(slots),
    js: { properties: properties.map(propertyOf), events: events.map(eventOf) },
    css: {
      parts: namesOf(parts),
      properties: Object.entries(cssProperties).map(([name, property]) => ({ name, ...property })),
    },
  }
}

const initialOf = ({ default: initial }) => (initial === undefined ? {} : { default: initial })

function attributeOf(property) {
  const { attribute, description, kind, type, values } = property
  return {
    name: attribute,
    description,
    // A list of texts, a number or a flag: other types are JSON in the attribute.
    value: { type: values || kind === 'boolean' || kind === 'number' ? type : 'string' },
    ...initialOf(property),
  }
}

const propertyOf = (property) => ({
  name: property.name,
  description: property.description,
  type: property.type,
  ...initialOf(property),
})

const eventOf = ({ name, description, detail }) => ({
  name,
  description,
  arguments: [{ name: 'event', type: `CustomEvent<${detail}>` }],
})

const namesOf = (named) =>
  Object.entries(named).map(([name, description]) => ({ name: name || 'default', description }))
