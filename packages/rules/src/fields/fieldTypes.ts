import type { FieldType } from './Field'

/** How values of a type are compared, which decides the type of their column. */
export type ValueKind = 'text' | 'number' | 'boolean' | 'date' | 'time' | 'list' | 'record'

/** Properties of a field type. */
export interface FieldTypeFacts {
  readonly kind: ValueKind
  /** Text search covers it. */
  readonly isSearchable: boolean
  /** Conditions can compare it. */
  readonly isFilterable: boolean
  /** Rows can be sorted by it. */
  readonly isSortable: boolean
}

const searched = 1
const filtered = 2
const sorted = 4

const facts = (kind: ValueKind, uses: number): FieldTypeFacts => ({
  kind,
  isSearchable: !!(uses & searched),
  isFilterable: !!(uses & filtered),
  isSortable: !!(uses & sorted),
})

const line = /* @__PURE__ */ facts('text', searched | filtered | sorted)
const prose = /* @__PURE__ */ facts('text', searched)
const code = /* @__PURE__ */ facts('text', filtered | sorted)
const address = /* @__PURE__ */ facts('text', 0)
const number = /* @__PURE__ */ facts('number', filtered | sorted)
const choices = /* @__PURE__ */ facts('list', filtered)
const files = /* @__PURE__ */ facts('list', 0)
const record = /* @__PURE__ */ facts('record', 0)

/** The properties of each field type. A time of day is compared as text. */
export const fieldTypes: Readonly<Record<FieldType, FieldTypeFacts>> = {
  string: line,
  text: prose,
  richtext: prose,
  url: line,
  phone: line,
  email: line,
  idCard: line,
  color: code,
  int: number,
  decimal: number,
  money: number,
  percent: number,
  bool: /* @__PURE__ */ facts('boolean', filtered | sorted),
  enum: code,
  enums: choices,
  tags: /* @__PURE__ */ facts('list', searched | filtered),
  date: /* @__PURE__ */ facts('date', filtered | sorted),
  datetime: /* @__PURE__ */ facts('time', filtered | sorted),
  time: code,
  daterange: record,
  timerange: record,
  weekdays: choices,
  image: address,
  video: address,
  file: address,
  images: files,
  files,
  ref: code,
  refs: choices,
  products: record,
  ticketCategories: record,
  region: choices,
  country: code,
  geo: record,
  list: record,
  group: record,
  permissions: choices,
  json: record,
}
