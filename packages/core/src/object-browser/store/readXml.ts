/**
 * The texts of all elements with a name. The store's answers are flat: no element contains another with its own name.
 */
export function elements(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))
  return Array.from(found, ([, content = '']) => content)
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"' }

/** The text of the first element with a name; empty if there is none. */
export function textOf(xml: string, name: string): string {
  const [content = ''] = elements(xml, name)
  return content.replace(/&(lt|gt|quot|amp);/g, (_, sign) => signs[sign] ?? '&')
}

/** Decodes a key that the store percent-encoded, because XML cannot contain every character. */
export const keyOf = (xml: string, name: string): string => decodeURIComponent(textOf(xml, name))
