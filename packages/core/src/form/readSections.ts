import type { Field } from '@ebkit/rules/fields'
import { asLabel, readEach } from '../configuration'

/** A section of a form with its own heading. */
export interface FormSection {
  title: Field['label']
  /** Names of its fields, in order. */
  fields: readonly string[]
  /** A short note after the heading. */
  help?: Field['label']
}

const sectionShape = { name: 't', title: 'to', fields: 'l', help: 'to' }

/**
 * The sections of a form; fields without a section come last, without a heading.
 * @param fields those that can be used
 */
export function readSections(
  given: unknown,
  fields: readonly Field[],
  tell: (problem: string) => void,
): FormSection[] {
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
