/**
 * custom-elements.json: the manifest that editors, Storybook and our reference pages read. `keyboard` and
 * `connected` (it makes calls, so somebody has to be signed in) are our extensions, which other readers ignore.
 *
 * @param {import('./describe.mjs').Element[]} elements
 */
export function manifestOf(elements) {
  return { schemaVersion: '2.1.0', readme: '', modules: elements.map(moduleOf) }
}

function moduleOf(element) {
  const { tag, className } = element
  const path = `register/${tag.slice('eb-'.length)}.js`
  return {
    kind: 'javascript-module',
    path,
    declarations: [declarationOf(element)],
    exports: [
      { kind: 'custom-element-definition', name: tag, declaration: { name: className, module: path } },
    ],
  }
}

function declarationOf({ tag, className, summary, attributes, properties, events, methods, ...rest }) {
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    description: summary,
    superclass: { name: 'HTMLElement' },
    attributes: [
      ...properties.filter(({ attribute }) => attribute).map(attributeOf),
      ...attributes.map(commonOf),
    ],
    members: [...properties.map(fieldOf), ...methods.map(methodOf)],
    events: events.map(eventOf),
    slots: namesOf(rest.slots),
    cssParts: namesOf(rest.parts),
    cssProperties: Object.entries(rest.cssProperties).map(([name, property]) => ({ name, ...property })),
    keyboard: rest.keyboard,
    ...(rest.connects && { connected: true }),
  }
}

const typeOf = (text) => ({ text })

const attributeOf = ({ name, attribute, type, description, default: initial }) => ({
  name: attribute,
  fieldName: name,
  type: typeOf(type),
  description,
  ...(initial !== undefined && { default: initial }),
})

const commonOf = ({ name, type, description }) => ({ name, type: typeOf(type), description })

const fieldOf = ({ name, attribute, type, description, default: initial, reflects }) => ({
  kind: 'field',
  name,
  type: typeOf(type),
  description,
  ...(attribute && { attribute }),
  ...(reflects && { reflects }),
  ...(initial !== undefined && { default: initial }),
})

const methodOf = ({ name, parameters, returns, description }) => ({
  kind: 'method',
  name,
  description,
  parameters: parameters.map(({ name: parameter, type, optional }) => ({
    name: parameter,
    type: typeOf(type),
    ...(optional && { optional }),
  })),
  return: { type: typeOf(returns) },
})

const eventOf = ({ name, kind, detail, description }) => ({
  name,
  type: typeOf(`CustomEvent<${detail}>`),
  description: kind === 'before' ? `${description} \`preventDefault()\` refuses.`.trim() : description,
})

const namesOf = (named) => Object.entries(named).map(([name, description]) => ({ name, description }))
