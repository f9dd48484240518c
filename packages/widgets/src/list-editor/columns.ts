import { type ConfiguredText, type FieldConfiguration, labelText } from '@ebkit/rules/fields'

/** One row: the columns' values by name, and further properties of the page, which are kept. */
export type ListRow = Readonly<Record<string, unknown>>

const types = ['string', 'int', 'decimal', 'date', 'time', 'enum', 'bool'] as const

/**
 * One field of every row, like a field of a form. Numbers are numbers in a row (null while empty), a `bool` is true
 * or false, all others are texts.
 */
export interface ListColumn
  extends Pick<
    FieldConfiguration,
    'name' | 'label' | 'required' | 'minLength' | 'maxLength' | 'pattern' | 'options'
  > {
  /** The type of its values. Default `string`. */
  readonly type?: (typeof types)[number]
  /** The message for a text that does not match `pattern`. Default `格式不对`. */
  readonly message?: ConfiguredText
  /** Minimum number, earliest date or time. */
  readonly min?: number | string
  /** Maximum number, latest date or time. */
  readonly max?: number | string
  /** Shown while a field is empty. */
  readonly placeholder?: ConfiguredText
}

/** One option of a column in the language of the page. */
interface EditorOption {
  readonly value: string | number | boolean
  readonly label: string
}

/** A column with its texts in the language of the page. */
export interface EditorColumn extends Omit<ListColumn, 'label' | 'options' | 'message' | 'placeholder'> {
  readonly label: string
  readonly options: readonly EditorOption[]
  readonly message?: string | undefined
  readonly placeholder?: string | undefined
}

const wordsOf = (text: ConfiguredText | undefined, locale: string) =>
  typeof text === 'object' ? labelText(text, locale) : text

/** Whether these are valid columns: a list, each with a name, a known type, and a valid pattern. */
export const areColumns = (value: unknown): boolean => Array.isArray(value) && !wrongColumn(value)

/** The first problem in a list of columns, and the allowed words. */
export function wrongColumn(value: unknown): { part: string; values?: readonly string[] } | undefined {
  if (!Array.isArray(value)) return undefined
  for (const [index, column] of value.entries()) {
    const part = (key: string, found: unknown) => ({ part: `[${index}]${key}: ${JSON.stringify(found)}` })
    if (typeof column !== 'object' || !column) return part('', column)
    const { name, pattern, type = 'string' } = bare(column as ListColumn)
    if (typeof name !== 'string') return part('.name', name)
    if (!types.includes(type)) return { ...part('.type', type), values: types }
    if (!isPattern(pattern ?? '')) return part('.pattern', pattern)
  }
  return undefined
}

function isPattern(pattern: string): boolean {
  try {
    return Boolean(wholeOf(pattern))
  } catch {
    return false
  }
}

/** A record without what old libraries put on `Object.prototype`, such as a `type` for everything. */
const bare = <Given extends object>(given: Given): Given => ({ __proto__: null, ...given }) as Given

/** Converts a column for the editor. */
export function editorColumn(column: ListColumn, locale: string): EditorColumn {
  const { label, options = [], message, placeholder, ...rest } = bare(column)
  return {
    ...rest,
    label: wordsOf(label, locale) ?? rest.name,
    message: wordsOf(message, locale),
    placeholder: wordsOf(placeholder, locale),
    options: options.map((option) => {
      if (typeof option !== 'object') return { value: option, label: `${option}` }
      return { value: option.value, label: wordsOf(bare(option).label, locale) ?? `${option.value}` }
    }),
  }
}

/** Whether these are valid rows: a list of records. */
export const areRows = (value: unknown): boolean =>
  Array.isArray(value) && value.every((row) => row && typeof row === 'object' && !Array.isArray(row))

/** A pattern that must match the whole text. */
export const wholeOf = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u')

/** A row without values. */
export const emptyRow = (columns: readonly EditorColumn[]): ListRow =>
  Object.fromEntries(columns.map((column) => [column.name, valueFrom(column, '')]))

/** The displayed text of a value. */
export const textOf = (value: unknown): string => (value === undefined || value === null ? '' : `${value}`)

/** Whether a column has numbers. */
export const isNumeric = ({ type }: Pick<EditorColumn, 'type'>): boolean =>
  type === 'int' || type === 'decimal'

/** The value of an option by its text. */
export const chosenValue = ({ options }: EditorColumn, text: string): unknown =>
  options.find(({ value }) => `${value}` === text)?.value ?? text

/** Parses typed or pasted text. Text that is not a number stays a text, so that nothing is lost. */
export function valueFrom(column: EditorColumn, text: string): unknown {
  if (column.type === 'bool') return /^(1|true|yes|y|是|√|✓)$/i.test(text.trim())
  if (column.type === 'enum') return column.options.find(({ label }) => label === text)?.value ?? text
  if (!isNumeric(column)) return text
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '')
  if (!plain) return null
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text
}
