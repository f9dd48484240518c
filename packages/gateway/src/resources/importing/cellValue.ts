import { type Field, labelText } from '@ebkit/rules/fields'
import type { Problem } from '@ebkit/rules/validation'
import { normalizedDate, normalizedMoment } from './cellDates'

/** The reading of a cell: a value, or the problem and a proposal. */
export interface CellReading {
  readonly value?: unknown
  readonly problem?: Problem
  /** A valid text that may be meant. */
  readonly proposal?: string
}

/** Between entries of a list. */
const separator = /[、,，;；\n]/

const entriesOf = (text: string) =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean)

const isNumber = /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/

/** A number as people write it: with commas, with a currency, with a percent sign. */
function readNumber(text: string, field: Field): CellReading {
  const written = text.normalize('NFKC').replace(/^[¥$]\s*/, '')
  const bare = field.type === 'percent' ? written.replace(/\s*%$/, '') : written
  if (isNumber.test(bare)) return { value: Number(bare.replaceAll(',', '')) }
  const inside = /[+-]?\d[\d,]*(\.\d+)?/.exec(bare)?.[0]?.replaceAll(',', '')
  const code = { int: 'integer', money: 'money' }[field.type as string] ?? 'number'
  return { value: text, problem: { code }, ...(inside && { proposal: proposed(inside, field) }) }
}

const proposed = (number: string, { type }: Field) => {
  if (type === 'money') return Number(number).toFixed(2)
  return type === 'int' ? String(Math.round(Number(number))) : number
}

/** Yuan in the file, cents as a value. */
function readMoney(text: string, field: Field): CellReading {
  const reading = readNumber(text, field)
  if (reading.problem) return reading
  const amount = Number(reading.value)
  const [, fraction = ''] = String(amount).split('.')
  return fraction.length <= 2
    ? { value: Math.round(amount * 100) }
    : { value: text, problem: { code: 'money' }, proposal: amount.toFixed(2) }
}

const yes = /^(是|yes|y|true|1|√|✓)$/i
const no = /^(否|no|n|false|0|×)$/i

function readOption(text: string, { options = [] }: Field): CellReading {
  const wanted = text.toLowerCase()
  const named = options.filter(
    ({ value, label }) =>
      String(value).toLowerCase() === wanted ||
      [labelText(label, 'zh'), labelText(label, 'en')].some((one) => one.toLowerCase() === wanted),
  )
  const exact = options.find(({ value }) => String(value) === text)
  const [only, ...others] = exact ? [exact] : named
  if (only && !others.length) return { value: only.value }
  return { value: text, problem: { code: 'option' } }
}

function readBool(text: string, field: Field): CellReading {
  if (yes.test(text)) return { value: true }
  if (no.test(text)) return { value: false }
  return field.options ? readOption(text, field) : { value: text, problem: { code: 'option' } }
}

function readList(text: string, read: (entry: string) => CellReading): CellReading {
  const entries = entriesOf(text).map(read)
  const wrong = entries.find(({ problem }) => problem)
  return { value: entries.map(({ value }) => value), ...(wrong?.problem && { problem: wrong.problem }) }
}

const weekdays = ['日一二三四五六', 'sun mon tue wed thu fri sat'.split(' ')] as const

function readWeekday(text: string): CellReading {
  const last = text.replace(/^(周|星期|礼拜)/, '').toLowerCase()
  const day = /^[0-6]$/.test(last)
    ? Number(last)
    : Math.max([...weekdays[0]].indexOf(last.replace('天', '日')), weekdays[1].indexOf(last.slice(0, 3)))
  return day < 0 ? { value: text, problem: { code: 'option' } } : { value: day }
}

/** `2026-11-20 至 2026-11-30` */
function readRange(text: string, read: (end: string) => string): CellReading {
  const [start = '', end = '', ...rest] = text.split(/\s*(?:至|到|~|～|—|\bto\b)\s*/i)
  if (!start || !end || rest.length) return { value: text, problem: { code: 'range' } }
  return { value: { start: read(start), end: read(end) } }
}

const readTime = (text: string) => {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:：](\d{2})(?:[:：]\d{2})?$/.exec(text.trim()) ?? []
  return hours ? `${hours.padStart(2, '0')}:${minutes}` : text
}

const placesOf = (text: string) =>
  text
    .split('/')
    .map((place) => place.trim())
    .filter(Boolean)

function readJson(text: string): CellReading {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { value: text, problem: { code: 'type' } }
  }
}

type Reader = (text: string, field: Field) => CellReading

const files: Reader = (text) => ({
  value: text
    .split(/[、\n]|,\s/)
    .map((one) => one.trim())
    .filter(Boolean),
})

const readers: Readonly<Partial<Record<Field['type'], Reader>>> = {
  int: readNumber,
  decimal: readNumber,
  percent: readNumber,
  money: readMoney,
  bool: readBool,
  enum: (text, field) => (field.options ? readOption(text, field) : { value: text }),
  enums: (text, field) =>
    readList(text, (entry) => (field.options ? readOption(entry, field) : { value: entry })),
  tags: (text) => ({ value: entriesOf(text) }),
  refs: (text) => ({ value: entriesOf(text) }),
  weekdays: (text) => readList(text, readWeekday),
  date: (text) => ({ value: normalizedDate(text) }),
  datetime: (text) => ({ value: normalizedMoment(text) }),
  time: (text) => ({ value: readTime(text) }),
  daterange: (text) => readRange(text, normalizedDate),
  timerange: (text) => readRange(text, readTime),
  region: (text, { multiple }) => ({ value: multiple ? entriesOf(text).map(placesOf) : placesOf(text) }),
  country: (text) => ({ value: text.toUpperCase() }),
  images: files,
  files,
  list: readJson,
  group: readJson,
  json: readJson,
  products: readJson,
  ticketCategories: readJson,
  geo: readJson,
  permissions: (text) => ({ value: entriesOf(text) }),
}

/**
 * The value of a cell for a field, as `cellOf` or a person has written it. References stay texts. Whether the value is
 * valid is checked later, by the field's own rules.
 */
export function cellValue(field: Field, text: string): CellReading {
  const given = text.trim()
  if (given === '') return { value: null }
  const reader = readers[field.type]
  if (reader) return reader(given, field)
  return { value: field.type === 'text' || field.type === 'richtext' ? text : given }
}
