/** Makes an element with these properties, and puts it at the end of the document. Not of its body: there may be none yet. */
export function append(tag: string, properties: object): Element {
  const element = Object.assign(document.createElement(tag), properties)
  document.documentElement.append(element)
  return element
}
