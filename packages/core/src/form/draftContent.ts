import { type Field, isEmptyValue } from '@ebkit/rules/fields'
import { type Draft, type FormContext, modeOf } from './FormContext'
import { isSameValue, type Values } from './values'

/** What a draft stores: the changes, and an attempt without an answer. Undefined if there is neither. Secrets are never stored. */
export function draftOf(context: FormContext): Draft | undefined {
  const { values, base } = context.$state.get()
  const { attempt, before = {} } = context.drafts
  const { fields = [] } = context.options()
  const { sentValues = values } = context.submission.pending ?? {}
  const changes = changesOf(fields, values, base)
  const sent = attempt && !hasSecrets(fields, attempt.values) ? attempt : undefined
  const names = Object.keys(changes)
  if (!names.length && !sent) return undefined
  return {
    values: changes,
    ...(modeOf(context) === 'edit' && { before: valuesOf(names, { ...base, ...before }) }),
    at: Date.now(),
    ...(sent && { sent }),
    ...(sent && sentValues !== values && { sentValues: changesOf(fields, sentValues, base) }),
  }
}

function changesOf(fields: readonly Field[], values: Values, base: Values): Values {
  const changed = Object.keys(values).filter(
    (name) => name !== 'version' && !isSameValue(values[name], base[name]),
  )
  return withoutSecrets(fields, valuesOf(changed, values))
}

/** Undefined does not survive being stored. */
const valuesOf = (names: readonly string[], values: Values): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]))

/** Whether a secret was entered; one that is empty says nothing. */
const hasSecrets = (fields: readonly Field[], values: Values): boolean =>
  fields.some(({ name, writeOnly, fields: inner }) => {
    if (writeOnly) return !isEmptyValue(values[name])
    return !!inner && [values[name]].flat().some((one) => isObject(one) && hasSecrets(inner, one))
  })

/** The values without those of `writeOnly` fields, in groups and lists too. */
function withoutSecrets(fields: readonly Field[], values: Values): Values {
  const kept = Object.entries(values).flatMap(([name, value]) => {
    const field = fields.find((one) => one.name === name)
    return field?.writeOnly ? [] : [[name, field?.fields ? innerOf(field.fields, value) : value]]
  })
  return Object.fromEntries(kept)
}

function innerOf(fields: readonly Field[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => innerOf(fields, one))
  return isObject(value) ? withoutSecrets(fields, value) : value
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null
