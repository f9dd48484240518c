/** A text in both languages; where there is no English one, the Chinese is shown. */
export interface Label {
  readonly zh: string
  readonly en?: string
}
export interface Option {
  readonly value: string | number | boolean
  readonly label: Label
  readonly tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  readonly disabled?: boolean
}
export type FieldType =
  | 'string'
  | 'text'
  | 'richtext'
  | 'int'
  | 'decimal'
  | 'money'
  | 'percent'
  | 'bool'
  | 'enum'
  | 'enums'
  | 'tags'
  | 'date'
  | 'datetime'
  | 'daterange'
  | 'time'
  | 'timerange'
  | 'color'
  | 'url'
  | 'phone'
  | 'email'
  | 'idCard'
  | 'image'
  | 'images'
  | 'video'
  | 'file'
  | 'files'
  | 'ref'
  | 'refs'
  | 'products'
  | 'ticketCategories'
  | 'region'
  | 'country'
  | 'geo'
  | 'weekdays'
  | 'list'
  | 'group'
  | 'permissions'
  | 'json'
export interface Field {
  readonly name: string
  readonly label: Label
  readonly type: FieldType
  readonly required?: boolean
  readonly unique?: boolean
  readonly readOnly?: boolean
  readonly default?: unknown
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly rules?: readonly string[]
  readonly options?: readonly Option[]
  readonly ref?: string
  readonly fields?: readonly Field[]
  readonly showIf?: string
  readonly unit?: Label
  readonly help?: Label
  readonly mask?: 'phone' | 'idCard' | 'name'
  readonly computed?: string
  readonly writeOnly?: boolean
  readonly accept?: string
  readonly maxSize?: number
  readonly ratio?: number
  readonly multiple?: boolean
}
