// Names that samples use and do not declare.
import { basename, dirname } from 'node:path'

/** Names that stand for code of the partner. */
export const partners =
  '$ App account call createRoot draw editor file form hotelId list myToken partnerKey places post rating remove report response root rows save setRows stampForm takeOffSale testPrint typed'.split(
    ' ',
  )

/** On the page of an element its variable is called by a part of the tag: `picker` of eb-product-picker. */
export function variablesOf(page) {
  if (!page.startsWith('packages/widgets/')) return []
  const name = basename(dirname(page))
  return name.split('-').map((part) => ({ name: part, tag: `eb-${name}` }))
}

const escaped = (name) => name.replace('$', '\\$')
export const isUsed = (name, code) => new RegExp(`(?<![\\w.'"])${escaped(name)}(?![\\w'"])`).test(code)
export const isDeclared = (name, code) =>
  new RegExp(`(const|let|function|import) ([{[][^}\\]]*)?(?<!\\w)${escaped(name)}(?!\\w)`).test(code)
