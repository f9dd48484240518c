import type { Field } from '../fields/Field'
import { fieldTypes } from '../fields/fieldTypes'
import { isRecord } from '../fields/isRecord'
import { conditionMistakes } from './conditionMistakes'
import { ruleMistakes } from './ruleMistakes'

const kinds: Readonly<Record<keyof Field, string>> = {
  name: 'string',
  label: 'object',
  type: 'string',
  required: 'boolean',
  unique: 'boolean',
  readOnly: 'boolean',
  default: 'any',
  min: 'number',
  max: 'number',
  step: 'number',
  minLength: 'number',
  maxLength: 'number',
  pattern: 'string',
  rules: 'list',
  options: 'list',
  ref: 'string',
  optionsWhere: 'string',
  fields: 'list',
  fixed: 'object',
  picker: 'object',
  showIf: 'string',
  enabledIf: 'string',
  unit: 'object',
  unitBy: 'object',
  apartFrom: 'list',
  help: 'object',
  mask: 'string',
  unmasksOnRequest: 'boolean',
  computed: 'string',
  writeOnly: 'boolean',
  accept: 'string',
  maxSize: 'number',
  ratio: 'any',
  visibility: 'string',
  multiple: 'boolean',
}

/**
 * Mistakes in the definition of fields, in English, for its author: unknown keys and types, rules and expressions that
 * cannot be parsed, conditions on unknown fields. Each mistake names its place: `tiers.amount: unknown rule "emial"`.
 * The rest of the definition still works.
 */
export function fieldMistakes(fields: unknown, prefix = '', around: readonly string[] = []): string[] {
  if (!Array.isArray(fields)) return [`${prefix || 'fields'}: not a list of fields`]
  const names = [...around, ...fields.map((field: unknown) => String(isRecord(field) ? field.name : ''))]
  return fields.flatMap((field: unknown, index) => {
    if (!isRecord(field) || typeof field.name !== 'string' || !field.name)
      return [`${prefix}${index}: a field needs a name`]
    const place = prefix + field.name
    return [...keyMistakes(field), ...ruleMistakes(field), ...conditionMistakes(field, names)]
      .map((mistake) => `${place}: ${mistake}`)
      .concat(Array.isArray(field.fields) ? fieldMistakes(field.fields, `${place}.`, names) : [])
  })
}

type Definition = Readonly<Record<string, unknown>>

function keyMistakes(field: Definition): string[] {
  const mistakes = Object.entries(field).flatMap(([key, value]) => {
    if (!Object.hasOwn(kinds, key)) return [`unknown key "${key}"`]
    const kind = kinds[key as keyof Field]
    if (value === undefined || kind === 'any' || kindOf(value) === kind) return []
    return [`"${key}" is not a ${kind}`]
  })
  const { type } = field
  if (typeof type !== 'string' || !Object.hasOwn(fieldTypes, type)) mistakes.push(`unknown type "${type}"`)
  if ((type === 'list' || type === 'group') && !Array.isArray(field.fields))
    mistakes.push('"fields" is missing')
  return mistakes
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
