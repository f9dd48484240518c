/** Texts of all elements of a name. The store's answers are flat: no element holds another of its own name. */
export function elements(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))
  return Array.from(found, ([, content = '']) => content)
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"' }

/** Text of the first element of a name; empty where there is none. */
export function textOf(xml: string, name: string): string {
  const [content = ''] = elements(xml, name)
  return content.replace(/&(lt|gt|quot|amp);/g, (_, sign) => signs[sign] ?? '&')
}

/** A key that the store wrote percent-encoded, because XML cannot carry every character. */
export const keyOf = (xml: string, name: string): string => decodeURIComponent(textOf(xml, name))
