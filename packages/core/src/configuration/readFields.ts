import { parseCondition } from '@ebkit/rules/conditions'
import type { Field, Option } from '@ebkit/rules/fields'
import { readEach, readShape } from './readShape'

/** The types of a field's settings, in the letters of `readShape`. */
export const fieldShape = {
  ...{ name: 't', label: 'to', type: 't', required: 'b', unique: 'b', readOnly: 'b', default: 'tnblo-' },
  ...{ min: 'n', max: 'n', step: 'n', minLength: 'n', maxLength: 'n', pattern: 't', rules: 'l' },
  ...{ options: 'l', ref: 't', optionsWhere: 't', fields: 'l', showIf: 't', enabledIf: 't', mask: 't' },
  ...{ unit: 'to', unitBy: 'o', apartFrom: 'l', help: 'to', computed: 't' },
  ...{ writeOnly: 'b', accept: 't', maxSize: 'n', ratio: 'tn', multiple: 'b', visibility: 't' },
  ...{ picker: 'o', fixed: 'o', unmasksOnRequest: 'b' },
}

const optionShape = { value: 'tnb', label: 'to', tone: 't', disabled: 'b' }

/** A configured text as a label. */
export const asLabel = (given: unknown): Field['label'] | undefined =>
  typeof given === 'string' ? { zh: given } : (given as Field['label'] | undefined)

/** The valid fields. Unknown, mistyped and duplicate ones are reported and omitted. */
export function readFields(given: unknown, report: (problem: string) => void, path = 'fields'): Field[] {
  const seen = new Set<unknown>()
  return readEach(given, fieldShape, path, report).flatMap((read) => {
    const place = `${path}.${read.name}`
    if (seen.has(read.name)) {
      report(`${place}.name is there twice`)
      return []
    }
    seen.add(read.name)
    return [readField(read, report, place)]
  })
}

/** A field from settings that `readShape` has checked, with its label and type. */
export function readField(
  read: Record<string, unknown>,
  report: (problem: string) => void,
  place: string,
): Field {
  const { label = read.name, type = 'string', unit, help, options, fields, showIf, enabledIf } = read
  return {
    ...read,
    type,
    label: asLabel(label),
    ...(unit !== undefined && { unit: asLabel(unit) }),
    ...(help !== undefined && { help: asLabel(help) }),
    ...(options !== undefined && { options: readOptions(options as unknown[], report, `${place}.options`) }),
    ...(fields !== undefined && { fields: readFields(fields, report, `${place}.fields`) }),
    ...(showIf !== undefined && { showIf: readCondition(showIf, report, `${place}.showIf`) }),
    ...(enabledIf !== undefined && { enabledIf: readCondition(enabledIf, report, `${place}.enabledIf`) }),
  } as Field
}

function readOptions(given: readonly unknown[], report: (problem: string) => void, path: string): Option[] {
  return given.flatMap((one, index): Option[] => {
    if (['string', 'number'].includes(typeof one))
      return [{ value: one as string, label: { zh: String(one) } }]
    const read = readShape(one, optionShape, `${path}[${index}]`, report)
    if (read.value === undefined) report(`${path}[${index}].value is missing`)
    const label = asLabel(read.label ?? String(read.value)) as Option['label']
    return read.value === undefined ? [] : [{ ...(read as unknown as Option), label }]
  })
}

function readCondition(text: unknown, report: (problem: string) => void, place: string): string | undefined {
  try {
    parseCondition(text as string)
    return text as string
  } catch {
    report(`${place} is no condition`)
    return undefined
  }
}
