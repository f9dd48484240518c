/** Makes an element with these properties, and puts it at the end of another one. */
export function append(parent: Element, tag: string, properties: object): Element {
  const element = Object.assign(document.createElement(tag), properties)
  parent.append(element)
  return element
}
