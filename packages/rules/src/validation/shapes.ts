import { isDate } from '../dates/days'
import type { Field, FieldType } from '../fields/Field'
import { isRecord } from '../fields/isRecord'
import { isTimeOfDay } from './compareValues'
import { isDatetime } from './datetime'
import { email } from './email'
import { fileAddressProblem } from './fileAddress'
import { idCard } from './idCard'
import type { Problem } from './Problem'
import { phone } from './phone'
import { rangeProblem } from './ranges'
import { isStorableJson, isStorableText } from './storable'
import { url } from './url'

/** Checks the type of a value, before its limits. */
type Shape = (value: unknown, field: Field) => Problem | undefined

const shape =
  (code: string, isRight: (value: unknown) => boolean): Shape =>
  (value) =>
    isRight(value) ? undefined : { code }

const everyText = (isRight: (text: string) => boolean) => (value: unknown) =>
  typeof value === 'string' && isRight(value)

/** A list whose entries all have a shape; returns the first entry's problem. */
const listOf =
  (entry: Shape): Shape =>
  (value, field) => {
    if (!Array.isArray(value)) return { code: 'type' }
    for (const one of value) {
      const problem = entry(one, field)
      if (problem) return problem
    }
  }

const one = (entry: Shape): Shape => {
  const list = listOf(entry)
  return (value, field) => (field.multiple ? list : entry)(value, field)
}

const text: Shape = (value) => {
  if (typeof value !== 'string') return { code: 'text' }
  return isStorableText(value) ? undefined : { code: 'unstorable' }
}
const number = shape('number', Number.isFinite)
const address = one(fileAddressProblem)
const choice: Shape = (value, { options }) =>
  /^(string|number|boolean)$/.test(typeof value) &&
  (!options || options.some((option) => option.value === value))
    ? undefined
    : { code: 'option' }
const isKey = (value: unknown) =>
  Number.isSafeInteger(value) || (typeof value === 'string' && value !== '' && isStorableText(value))
const key = shape('ref', isKey)
const storable = shape('type', (value) => isStorableJson(value))
const selection = shape('type', (value) => isKey(value) || (isRecord(value) && isStorableJson(value)))
const weekday = shape('type', (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 6)
const region = shape(
  'region',
  (value) =>
    Array.isArray(value) &&
    value.length < 6 &&
    value.every(everyText((code) => /^[^\s\p{Cc}\p{Surrogate}]{1,20}$/u.test(code))),
)
const geo = shape(
  'geo',
  (value) =>
    isRecord(value) &&
    isStorableJson(value) &&
    isDegree(value.longitude, 180) &&
    isDegree(value.latitude, 90) &&
    /^(undefined|string)$/.test(typeof value.address),
)
const isDegree = (value: unknown, limit: number) => Number.isFinite(value) && Math.abs(Number(value)) <= limit

/** The shape of each type's values. */
export const shapes: Readonly<Record<FieldType, Shape>> = {
  string: text,
  text,
  richtext: text,
  url: (value) => url(value),
  phone: (value) => phone(value),
  email: (value) => email(value),
  idCard: (value) => idCard(value),
  color: shape(
    'color',
    everyText((value) => /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(value)),
  ),
  int: shape('integer', Number.isSafeInteger),
  decimal: number,
  percent: number,
  money: shape('money', Number.isSafeInteger),
  bool: shape('type', (value) => typeof value === 'boolean'),
  enum: choice,
  enums: listOf(choice),
  tags: listOf(text),
  date: shape('date', everyText(isDate)),
  datetime: shape('datetime', isDatetime),
  time: shape('time', everyText(isTimeOfDay)),
  daterange: (value) => rangeProblem(value, isDate, true),
  timerange: (value) => rangeProblem(value, isTimeOfDay, false),
  weekdays: listOf(weekday),
  image: address,
  video: address,
  file: address,
  images: listOf(fileAddressProblem),
  files: listOf(fileAddressProblem),
  ref: key,
  refs: listOf(key),
  products: listOf(selection),
  ticketCategories: listOf(selection),
  region: one(region),
  country: shape(
    'country',
    everyText((value) => /^[A-Z]{2}$/.test(value)),
  ),
  geo,
  group: shape('type', isRecord),
  list: listOf(shape('type', isRecord)),
  permissions: listOf(text),
  json: storable,
}
