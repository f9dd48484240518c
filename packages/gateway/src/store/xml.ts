/** One element of an answer: text, numbers, elements, or several of the same name. */
export type XmlValue = string | number | boolean | XmlElements | readonly XmlValue[]
export interface XmlElements {
  readonly [name: string]: XmlValue | undefined
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // parsers would turn it into a line feed
  '\r': '&#13;',
}

const escapeText = (text: string) => text.replaceAll(/[&<>"\r]/g, (letter) => entities[letter] as string)

function element(name: string, value: XmlValue | undefined): string {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.map((each) => element(name, each)).join('')
  const content = typeof value === 'object' ? elements(value as XmlElements) : escapeText(String(value))
  return `<${name}>${content}</${name}>`
}

const elements = (given: XmlElements) =>
  Object.entries(given)
    .map(([name, value]) => element(name, value))
    .join('')

/** An XML document of one root element. */
export const renderXml = (root: string, content: XmlElements): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, content)}`
