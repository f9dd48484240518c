import { parseCondition } from '@ebkit/rules/conditions'
import type { Field, Option } from '@ebkit/rules/fields'
import { readEach, readShape } from '../list/readConfiguration'

/** A part of a form under a heading of its own. */
export interface FormSection {
  title: Field['label']
  /** Names of its fields, in order. */
  fields: readonly string[]
  /** Small, behind the heading. */
  help?: Field['label']
}

/** Letters of `readShape`: t text, n number, b flag, l list, o object, f function. */
const fieldShape = {
  ...{ name: 't', label: 'to', type: 't', required: 'b', unique: 'b', readOnly: 'b', default: 'tnblo-' },
  ...{ min: 'n', max: 'n', step: 'n', minLength: 'n', maxLength: 'n', pattern: 't', rules: 'l' },
  ...{ options: 'l', ref: 't', fields: 'l', showIf: 't', unit: 'to', help: 'to', mask: 't', computed: 't' },
  ...{ writeOnly: 'b', accept: 't', maxSize: 'n', ratio: 'tn', multiple: 'b', visibility: 't' },
}

const optionShape = { value: 'tnb', label: 'to', tone: 't', disabled: 'b' }
const sectionShape = { name: 't', title: 'to', fields: 'l', help: 'to' }

type Tell = (problem: string) => void

const asLabel = (given: unknown): Field['label'] | undefined =>
  typeof given === 'string' ? { zh: given } : (given as Field['label'] | undefined)

/** The valid fields. Unknown, mistyped and duplicate ones are reported and omitted. */
export function readFields(given: unknown, tell: Tell, path = 'fields'): Field[] {
  const seen = new Set<unknown>()
  return readEach(given, fieldShape, path, tell).flatMap((read) => {
    const place = `${path}.${read.name}`
    if (seen.has(read.name)) {
      tell(`${place}.name is there twice`)
      return []
    }
    seen.add(read.name)
    return [readField(read, tell, place)]
  })
}

function readField(read: Record<string, unknown>, tell: Tell, place: string): Field {
  const { label = read.name, type = 'string', unit, help, options, fields, showIf } = read
  return {
    ...read,
    type,
    label: asLabel(label),
    ...(unit !== undefined && { unit: asLabel(unit) }),
    ...(help !== undefined && { help: asLabel(help) }),
    ...(options !== undefined && { options: readOptions(options as unknown[], tell, `${place}.options`) }),
    ...(fields !== undefined && { fields: readFields(fields, tell, `${place}.fields`) }),
    ...(showIf !== undefined && { showIf: readCondition(showIf as string, tell, place) }),
  } as Field
}

function readOptions(given: readonly unknown[], tell: Tell, path: string): Option[] {
  return given.flatMap((one, index): Option[] => {
    if (['string', 'number'].includes(typeof one))
      return [{ value: one as string, label: { zh: String(one) } }]
    const read = readShape(one, optionShape, `${path}[${index}]`, tell)
    if (read.value === undefined) tell(`${path}[${index}].value is missing`)
    const label = asLabel(read.label ?? String(read.value)) as Option['label']
    return read.value === undefined ? [] : [{ ...(read as unknown as Option), label }]
  })
}

function readCondition(text: string, tell: Tell, place: string): string | undefined {
  try {
    parseCondition(text)
    return text
  } catch {
    tell(`${place}.showIf is no condition`)
    return undefined
  }
}

/**
 * The sections of a form: fields that no section names come last, without a heading.
 *
 * @param fields those that can be used
 */
export function readSections(given: unknown, fields: readonly Field[], tell: Tell): FormSection[] {
  const names = fields.map(({ name }) => name)
  const taken = new Set<string>()
  const titled = (Array.isArray(given) ? given : []).map((one) => ({ name: '-', ...Object(one) }))
  const sections = readEach(titled, sectionShape, 'sections', tell).map((read, index): FormSection => {
    const own = ((read.fields ?? []) as string[]).filter((name) => {
      if (!names.includes(name)) tell(`sections[${index}].fields: there is no field ${name}`)
      else if (!taken.has(name)) return taken.add(name)
      return false
    })
    return { title: asLabel(read.title) ?? { zh: '' }, help: asLabel(read.help), fields: own } as FormSection
  })
  const rest = names.filter((name) => !taken.has(name))
  return rest.length ? [...sections, { title: { zh: '' }, fields: rest }] : sections
}
