/**
 * Makes an element with these properties and appends it to the document element, because the body may not exist yet.
 */
export function append(tag: string, properties: object): Element {
  const element = Object.assign(document.createElement(tag), properties)
  document.documentElement.append(element)
  return element
}
