// Typings: the elements themselves (DOM), and their tags in JSX of React 19 and Preact and in templates of Vue 3.

const note = '// Made from the definitions of the elements by scripts/generate-elements.mjs.\n'

/** Entries of elements bring the typings of every framework; a page has the types of one of them, or of none. */
const mayBeMissing = '// @ts-ignore: where its types are not installed'

/** Interfaces, event maps and the tag map. @param {import('./describe.mjs').Element[]} elements */
export function domTypings(elements) {
  const tags = elements.map(({ tag, className }) => `    '${tag}': ${className}`)
  const [error] = elements.flatMap(({ events }) => events.filter(({ name }) => name === 'eb-error'))
  return [
    note,
    ...elements.map(elementInterface),
    ...elements.map(eventMap),
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...tags,
    '  }',
    // It bubbles, and pages listen to it once: document.addEventListener('eb-error', …).
    ...(error
      ? ['  interface GlobalEventHandlersEventMap {', `    'eb-error': CustomEvent<${error.detail}>`, '  }']
      : []),
    '}',
    '',
  ].join('\n')
}

function elementInterface({ className, tag, summary, isForm, hasView, properties, methods }) {
  const inherited = ['lang', 'dir']
  const members = [
    ...properties
      .filter(({ name }) => !inherited.includes(name))
      .flatMap(({ name, type, description, default: initial }) => [
        comment(description),
        `  ${name}: ${type}${initial === undefined && !/undefined/.test(type) ? ' | undefined' : ''}`,
      ]),
    ...methods.flatMap(({ name, parameters, returns, description }) =>
      name === 'focus' && parameters.length === 0
        ? []
        : [comment(description), `  ${name}(${parameters.map(parameter).join(', ')}): ${returns}`],
    ),
    ...(isForm ? formMembers : []),
    ...(hasView ? viewMembers : []),
  ]
  const listener = `(this: ${className}, event: ${className}EventMap[Type]) => unknown`
  return `/** \`<${tag}>\`: ${summary} */
export interface ${className} extends HTMLElement {
${members.filter(Boolean).join('\n')}
  addEventListener<Type extends keyof ${className}EventMap>(type: Type, listener: ${listener}, options?: boolean | AddEventListenerOptions): void
  addEventListener<Type extends keyof HTMLElementEventMap>(type: Type, listener: (this: ${className}, event: HTMLElementEventMap[Type]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}
`
}

const viewMembers = [
  '  /** Resolves when everything that was set is shown. */',
  '  readonly updateComplete: Promise<void>',
]

const formMembers = [
  '  readonly form: HTMLFormElement | null',
  '  readonly labels: NodeListOf<HTMLLabelElement>',
  '  readonly validity: ValidityState',
  '  readonly validationMessage: string',
  '  readonly willValidate: boolean',
  '  checkValidity(): boolean',
  '  reportValidity(): boolean',
  '  setCustomValidity(message: string): void',
]

const parameter = ({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`

const comment = (text) => (text ? `  /** ${text.replaceAll('*/', '*\\/')} */` : '')

function eventMap({ className, events }) {
  const lines = events.flatMap(({ name, detail, description }) => [
    comment(description),
    `  '${name}': CustomEvent<${detail}>`,
  ])
  return `/** Events of ${className}. */\nexport interface ${className}EventMap {\n${lines.filter(Boolean).join('\n')}\n}\n`
}

/**
 * Attributes of a tag: properties, and HTML attributes with the same meaning. Numbers, lists and objects may be texts, as
 * in HTML: a page that a server renders has nothing else, and the element reads the text of a property too.
 */
function tagProps({ className, properties, attributes }) {
  const read = properties.filter(({ attribute, kind }) => attribute && ['number', 'json'].includes(kind))
  const asTexts = read.map(({ name }) => ({ name, type: `Elements.${className}['${name}'] | string` }))
  const exact = properties.filter((property) => !read.includes(property)).map(({ name }) => `'${name}'`)
  const spelled = [
    ...asTexts,
    ...properties
      .filter(({ name, attribute }) => attribute && attribute !== name)
      .map(({ attribute, kind, values }) => ({ name: attribute, type: attributeType(kind, values) })),
    ...attributes.filter(({ name }) => name.includes('-')),
  ]
  const texts = spelled.map(({ name, type }) => `'${name}'?: ${type}`).join('; ')
  return `Partial<Pick<Elements.${className}, ${exact.join(' | ') || 'never'}>> & { ${texts} }`
}

const attributeType = (kind, values) => {
  if (values) return values.map((value) => `'${value}'`).join(' | ')
  return { boolean: 'boolean', number: 'number | string' }[kind] ?? 'string'
}

/**
 * JSX of React 19, which sets properties and listens to `on` + event name. @param {import('./describe.mjs').Element[]}
 * elements
 */
export function reactTypings(elements) {
  const tags = elements.map(
    (element) =>
      `      '${element.tag}': Omit<DetailedHTMLProps<HTMLAttributes<Elements.${element.className}>, Elements.${element.className}>, ${omitted(element)}> & ${tagProps(element)} & { ${listeners(element)} }`,
  )
  return `${note}${mayBeMissing}
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type * as Elements from './elements'

${mayBeMissing}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags.join('\n')}
    }
  }
}
`
}

/** JSX of Preact. @param {import('./describe.mjs').Element[]} elements */
export function preactTypings(elements) {
  const tags = elements.map(
    (element) =>
      `      '${element.tag}': Omit<JSX.HTMLAttributes<Elements.${element.className}>, ${omitted(element)}> & ${tagProps(element)} & { ${listeners(element)} }`,
  )
  return `${note}${mayBeMissing}
import type { JSX } from 'preact'
import type * as Elements from './elements'

${mayBeMissing}
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${tags.join('\n')}
    }
  }
}
`
}

/** Names that the element's own props override. */
const omitted = ({ properties }) => properties.map(({ name }) => `'${name}'`).join(' | ')

const listeners = ({ events }) =>
  events.map(({ name, detail }) => `'on${name}'?: (event: CustomEvent<${detail}>) => void`).join('; ')

/** Templates of Vue 3, beside the directive for Vue 2 (packages/elements/src/vue). @param {import('./describe.mjs').Element[]} elements */
export function vueTypings(elements) {
  // The instance is what a template ref is: the element itself.
  const tags = elements.map(
    (element) =>
      `    '${element.tag}': new () => Elements.${element.className} & { $props: ${vueProps(element)} }`,
  )
  return `${note}${mayBeMissing}
import type { HTMLAttributes, ReservedProps } from 'vue'
import type * as Elements from './elements'

export * from './vue/index'

/**
 * What every element takes, except what an element of ours names itself. Templates are checked with names in camel case, also those
 * that stand as attributes there: \`hotel-id\`, \`eb-cloak\`.
 */
type Common<Names extends string = never> = Omit<
  HTMLAttributes & ReservedProps & { hotelId?: string; ebCloak?: boolean | '' },
  Names
>

${mayBeMissing}
declare module 'vue' {
  interface GlobalComponents {
${tags.join('\n')}
  }
}
`
}

/** What `v-model` binds: the value of a field, or of another element that says when it changes, such as eb-tabs. */
const isBound = ({ isForm, properties, events }) =>
  isForm ||
  (properties.some(({ name, type }) => name === 'value' && type === 'string') &&
    events.some(({ name }) => name === 'eb-change'))

function vueProps(element) {
  const model = ['modelValue?: string', "'onUpdate:modelValue'?: (value: string) => void"]
  const own = [...(isBound(element) ? model : []), vueListeners(element)]
  return `Common<${omitted(element)}> & ${tagProps(element)} & { ${own.filter(Boolean).join('; ')} }`
}

/**
 * What an entry such as `@ebkit/elements/switch` has: the element's exports, and our tags in the DOM, in TSX and in templates.
 * @param {import('./describe.mjs').Element} element
 */
export const entryTypings = ({ tag }) =>
  `${note}import '../react'
import '../vue'

export * from '../pure/${tag.slice('eb-'.length)}'
`

const vueListeners = ({ events }) =>
  events.map(({ name, detail }) => `'${vueName(name)}'?: (event: CustomEvent<${detail}>) => void`).join('; ')

/** `@eb-show` is the prop onEbShow. */
const vueName = (event) => `on-${event}`.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
