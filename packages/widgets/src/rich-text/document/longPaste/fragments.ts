import { Fragment, type Node } from 'prosemirror-model'
import { sanitizedBody } from '../../../rich-html/sanitizeHtml'
import { parser } from '../parser'
import { schema } from '../schema'
import type { Piece } from './cutIntoPieces'

/** The nodes of a piece, through the sanitiser. @spec F-CO-2 */
export function fragmentOf({ body }: Piece): Fragment {
  const clean = sanitizedBody(body.innerHTML)
  const isBlank = clean.childElementCount === 0 && !clean.textContent?.trim()
  return isBlank ? Fragment.empty : parser.parse(clean).content
}

/** Maximum number of characters of plain text, and of paragraphs, in one piece. */
const pieceLength = 4000
const longestParagraph = new RegExp(`.{1,${pieceLength}}`, 'gsu')

/** Converts the lines of a plain text to paragraphs. */
export function* fragmentsOfText(text: string): Generator<Fragment> {
  let group: Node[] = []
  let size = 0
  for (const line of text.split(/(?:\r\n?|\n)+/))
    for (const part of line.match(longestParagraph) ?? []) {
      group.push(schema.node('paragraph', null, schema.text(part)))
      size += part.length
      if (size < pieceLength) continue
      yield Fragment.from(group)
      group = []
      size = 0
    }
  if (group.length > 0) yield Fragment.from(group)
}
