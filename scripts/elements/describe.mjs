// One description of each element, from its definition and the types of its component. All generated files are written
// from it.
import { readContract, readDefinitions } from './definitions.mjs'
import { openTypes } from './types.mjs'

/**
 * @typedef {{ name: string, attribute?: string, kind?: string, type: string, values?: readonly string[],
 *   default?: string, description: string, reflects: boolean }} Property
 * @typedef {{ name: string, type: string, description: string }} Attribute
 * @typedef {{ name: string, kind: string, detail: string, description: string }} Event
 * @typedef {{ name: string, parameters: { name: string, type: string, optional: boolean }[], returns: string,
 *   description: string }} Method
 * @typedef {{ tag: string, className: string, summary: string, isForm: boolean,
 *   hasView: boolean, connects: boolean, attributes: Attribute[],
 *   properties: Property[], events: Event[], methods: Method[], slots: Record<string, string>,
 *   parts: Record<string, string>, cssProperties: Record<string, { default: string, description: string }>,
 *   keyboard: Record<string, string> }} Element
 */

const themes = "'light' | 'dark'"

/** Attributes of every element, besides those of its properties. @type {Attribute[]} */
const commonAttributes = [
  {
    name: 'lang',
    type: 'string',
    description:
      'Language, a BCP 47 tag. Default: that of eb-scope, else of the configuration, else of the page.',
  },
  {
    name: 'dir',
    type: "'ltr' | 'rtl'",
    description: 'Writing direction. Default: that of eb-scope, else of the page.',
  },
  {
    name: 'hotel-id',
    type: 'string',
    description: 'Id of the hotel it works for. Default: that of eb-scope, else of the session.',
  },
  {
    name: 'data-theme',
    type: themes,
    description: 'Theme. Default: that of what is around it, else of the configuration, else of the page.',
  },
]

/** @type {Event} */
const errorEvent = {
  name: 'eb-error',
  kind: 'action',
  detail: '{ code: string; message: string; cause?: unknown }',
  description: 'Something went wrong. `code` is stable, `message` is for people.',
}

/** @type {Method} */
const focusMethod = {
  name: 'focus',
  parameters: [],
  returns: 'void',
  description: 'Puts the focus inside.',
}

/** Properties of every value element, which are in no component's props. */
const formDescriptions = {
  name: 'Name under which the form gets the value.',
  disabled: 'Cannot be used, and is not submitted.',
  required: 'Must have a value when the form is submitted.',
  label: 'Accessible name. Default: the text of its labels.',
  value: 'The value as a text. The attribute is what reset goes back to.',
}

/** Describes all elements of the catalogue, in alphabetical order. @returns {Promise<Element[]>} */
export async function describeElements() {
  const contract = await readContract()
  const types = openTypes()
  const definitions = await readDefinitions()
  return definitions
    .map(({ name, definition, reference }) => ({
      ...describeElement(definition, types.propsOf(definition.tag, name), contract),
      ...describeReference(reference),
    }))
    .sort((one, other) => (one.tag < other.tag ? -1 : 1))
}

function describeElement(definition, props, contract) {
  const isScope = definition.tag === 'eb-scope'
  return {
    tag: definition.tag,
    className: `${definition.tag.split('-').map(capital).join('')}Element`,
    isForm: Boolean(definition.form),
    hasView: Boolean(definition.component),
    connects: Boolean(definition.connection),
    attributes: isScope ? [] : commonAttributes,
    properties: describeProperties(definition, props, contract),
    events: [...describeEvents(definition, props), errorEvent],
    methods: isScope ? [] : describeMethods(definition, props),
  }
}

const describeReference = ({ summary, slots = {}, parts = {}, cssProperties = {}, keyboard = {} }) => ({
  summary,
  slots,
  parts,
  cssProperties,
  keyboard,
})

function describeProperties(definition, props, { attributeOf, defaultOf, propertiesOf }) {
  const { form } = definition
  const described = Object.entries(propertiesOf(definition)).map(([name, property]) => {
    const initial = defaultOf(property)
    const common = form && Object.hasOwn(form.properties, name) && formDescriptions[name]
    const { type, doc } = common ? { type: property.type, doc: common } : props.property(name)
    return {
      name,
      attribute: attributeOf(name, property),
      kind: property.type,
      type: property.values ? property.values.map((value) => `'${value}'`).join(' | ') : type,
      values: property.values,
      default: initial === undefined ? undefined : literal(initial),
      description: doc,
      reflects: Boolean(property.reflect),
    }
  })
  if (!form) return described
  const value = {
    name: 'value',
    attribute: 'value',
    kind: 'string',
    type: 'string',
    default: "''",
    reflects: false,
  }
  return [
    ...described.filter(({ name }) => name !== 'value'),
    { ...value, description: formDescriptions.value },
  ]
}

/** A default value as TypeScript source. */
const literal = (value) =>
  typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? String(value))

function describeEvents({ events = {} }, props) {
  return Object.entries(events).map(([name, { prop, kind }]) => {
    const { parameters, doc } = props.callback(prop)
    return { name, kind, detail: parameters[0]?.type ?? 'null', description: doc }
  })
}

function describeMethods({ methods = [], form }, props) {
  const own = methods.map((name) => {
    const { parameters, returns, doc } = props.method(name)
    return { name, parameters, returns, description: doc }
  })
  const reset = {
    name: 'reset',
    parameters: [],
    returns: 'void',
    description: 'Takes the value back to its attribute.',
  }
  return [
    ...own,
    ...(methods.includes('focus') ? [] : [focusMethod]),
    ...(form && !methods.includes('reset') ? [reset] : []),
  ]
}

const capital = (word) => word[0].toUpperCase() + word.slice(1)
