/** One row: the columns' values by their names, and whatever else the page keeps with it, which stays. */
export type ListRow = Readonly<Record<string, unknown>>

/** One choice of a column of the type `select`. */
export interface ListOption {
  value: string
  /** Default: the value. */
  label?: string
}

/** One field of every row. */
export interface ListColumn {
  /** Property of the row that holds its value. */
  name: string
  /** Head of the column, and accessible name of its fields. */
  label: string
  /** What is entered. Numbers become numbers (null while empty), a `checkbox` true or false, the rest texts. Default `text`. */
  type?: 'text' | 'number' | 'date' | 'time' | 'select' | 'checkbox'
  /** Every row needs it; a check box has to be ticked. */
  required?: boolean
  /** Regular expression that a whole text has to match. */
  pattern?: string
  /** Said where a text does not match `pattern`. Default `格式不对`. */
  message?: string
  /** Smallest number, earliest date or time; fewest characters of a text. */
  min?: number | string
  /** Largest number, latest date or time; most characters of a text. */
  max?: number | string
  /** Choices of a `select`: texts, or values with labels. */
  options?: readonly (string | ListOption)[]
  /** Shown while a field is empty. */
  placeholder?: string
}

/** Whether this can be the columns of an editor: a list, each with a name, and patterns that can be understood. */
export function areColumns(value: unknown): boolean {
  try {
    for (const { name, pattern } of value as ListColumn[]) {
      if (typeof name !== 'string') return false
      wholeOf(pattern ?? '')
    }
    return Array.isArray(value)
  } catch {
    return false
  }
}

/** A column without what old libraries put on `Object.prototype`, such as a `type` for everything. */
export const bareColumn = (column: ListColumn): ListColumn => ({ __proto__: null, ...column }) as ListColumn

/** Whether this can be the rows of an editor: a list of records. */
export const areRows = (value: unknown): boolean =>
  Array.isArray(value) && value.every((row) => row && typeof row === 'object' && !Array.isArray(row))

/** The choices of a column, each with value and label. */
export const optionsOf = ({ options = [] }: ListColumn): Required<ListOption>[] =>
  options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : { label: option.value, ...option },
  )

/** A pattern that has to match from the first character to the last. */
export const wholeOf = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u')

/** A row in which nothing is entered yet. */
export const emptyRow = (columns: readonly ListColumn[]): ListRow =>
  Object.fromEntries(columns.map((column) => [column.name, valueFrom(column, '')]))

/** What a field shows of a value. */
export const textOf = (value: unknown): string => (value === undefined || value === null ? '' : `${value}`)

/** The value of what was typed or pasted. A number that is none stays a text, so that nothing is lost. */
export function valueFrom(column: ListColumn, text: string): unknown {
  if (column.type === 'checkbox') return /^(1|true|yes|y|是|√|✓)$/i.test(text.trim())
  if (column.type === 'select') return optionsOf(column).find(({ label }) => label === text)?.value ?? text
  if (column.type !== 'number') return text
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '')
  if (!plain) return null
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text
}
