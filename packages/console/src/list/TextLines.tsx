import type { Row } from '@ebkit/core/services/rows'
import type { Field } from '@ebkit/rules/fields'
import { textParts } from './textParts'

export interface TextLinesProps {
  row: Row
  field: Field
  /** Lines at most. */
  most: number
  /** The field with words that stand out. Default: none do. */
  words?: string | undefined
}

/** A text in some lines, whole in its title. */
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
