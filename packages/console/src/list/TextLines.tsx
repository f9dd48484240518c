import type { Row } from '@ebkit/core/services/rows'
import type { Field } from '@ebkit/rules/fields'
import { textParts } from './textParts'

export interface TextLinesProps {
  row: Row
  field: Field
  /** Maximum number of lines. */
  most: number
  /** The field with the words to highlight. Default: none. */
  words?: string | undefined
}

/** A text cut off after some lines, complete in its `title`. */
export function TextLines({ row, field, most, words }: TextLinesProps) {
  const text = String(row[field.name] ?? '')
  const marked = [row[words ?? ''] ?? []].flat().map(String)
  return (
    <span className="eb-list-lines" style={{ WebkitLineClamp: most }} title={text}>
      {textParts(text, marked).map(({ at, part, isWord }) =>
        isWord ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
      )}
    </span>
  )
}
