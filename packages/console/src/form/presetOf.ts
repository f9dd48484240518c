import type { Field } from '@ebkit/rules/fields'
import { fixedCondition, valuesOfCondition } from '../list/fixedCondition'
import type { PageProps } from '../pages/PageProps'

type Given = Readonly<Record<string, string>>
/** A field that a parameter may name. */
type Named = Pick<Field, 'name' | 'type'>
type FormDefinition = Pick<PageProps<'form'>['page'], 'preset' | 'presetBy' | 'where'>

/** The values that parameters of the address set. */
function valuesOfParameters(
  { presetBy = {} }: FormDefinition,
  given: Given,
): Readonly<Record<string, unknown>> {
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '')
  const brought = Object.entries(presetBy)
    .filter(([parameter]) => given[parameter])
    .flatMap(([, values]) => Object.entries(values))
  return Object.fromEntries(
    brought.map(([name, value]) => [name, typeof value === 'string' ? filled(value) : value.map(filled)]),
  )
}

/**
 * The initial values of a new row: the page's presets, those of its fixed condition, those that parameters set, and
 * parameters with the names of fields.
 */
export function presetOf(page: FormDefinition, given: Given, fields: readonly Named[]) {
  const named = Object.entries(given).filter(([name, value]) => {
    const field = fields.find((each) => each.name === name)
    // as a key, 0 means none
    return field && !(field.type === 'ref' && value === '0')
  })
  return {
    ...page.preset,
    ...valuesOfCondition(fixedCondition(page.where, given)),
    ...valuesOfParameters(page, given),
    ...Object.fromEntries(named),
  }
}
