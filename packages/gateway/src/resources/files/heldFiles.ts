import { type Field, type FileVisibility, fileVisibilityOf } from '@ebkit/rules/fields'
import { isModel, type Model } from '../model'

/** The address of a file in a field. */
export interface HeldFile {
  /** The path of the field, as in problems: `regionRules.0.image`. */
  readonly path: string
  readonly address: string
  readonly visibility: FileVisibility
}

/** The possible addresses in HTML: in attributes, style sheets and texts. */
const addressesIn = (html: string) =>
  html
    .replaceAll('&amp;', '&')
    .split(/["'\s<>()=,;]+|&quot;|&#39;/)
    .filter((part) => /^(https?:)?\//i.test(part))

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) ? value.flatMap(textsOf) : []
}

function heldBy(field: Field, value: unknown, path: string): HeldFile[] {
  const { type, fields } = field
  if (type === 'list' && Array.isArray(value))
    return value.flatMap((item, index) => heldIn(fields ?? [], item, `${path}.${index}.`))
  if (type === 'group') return heldIn(fields ?? [], value, `${path}.`)
  const visibility = fileVisibilityOf(field)
  if (!visibility) return []
  const addresses = type === 'richtext' ? textsOf(value).flatMap(addressesIn) : textsOf(value)
  return addresses.map((address) => ({ path, address, visibility }))
}

function heldIn(fields: readonly Field[], model: unknown, before: string): HeldFile[] {
  if (!isModel(model)) return []
  return fields.flatMap((field) => heldBy(field, model[field.name], before + field.name))
}

/** Addresses of a row's files, with their intended visibility. */
export const heldFiles = (fields: readonly Field[], model: Model): HeldFile[] => heldIn(fields, model, '')
