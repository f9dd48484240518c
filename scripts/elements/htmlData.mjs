/**
 * Custom data for the HTML editor of VS Code (`"html.customData": ["node_modules/@ebkit/elements/dist/html-data.json"]`).
 *
 * @param {import('./describe.mjs').Element[]} elements
 */
export function htmlDataOf(elements) {
  return {
    version: 1.1,
    tags: elements.map(({ tag, summary, properties, attributes }) => ({
      name: tag,
      description: summary,
      attributes: [
        ...properties.filter(({ attribute }) => attribute).map(attributeOf),
        ...attributes.map(({ name, description }) => ({ name, description })),
      ],
    })),
  }
}

const attributeOf = ({ attribute, description, kind, values }) => ({
  name: attribute,
  description,
  // `v`: an attribute without a value.
  ...(kind === 'boolean' && { valueSet: 'v' }),
  ...(values && { values: values.map((name) => ({ name })) }),
})
