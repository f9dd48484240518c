import { unmasked } from '../masks'
import type { Model } from '../model'
import type { ImportContext } from './importContext'
import type { RowReading } from './readCells'

const filledIn = (values: Model): Model =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

/**
 * The values of a new row with the presets of the definition; its `source` field, if any, says that it was imported.
 */
function importedModel({ binding }: ImportContext, given: Model): Model {
  const values = { ...binding.resource.imports?.preset, ...given }
  const source = binding.writable.find(({ name }) => name === 'source')
  const option = source?.options?.find(({ value }) => /^import$/i.test(String(value)))
  return option && (values.source ?? null) === null ? { ...values, source: option.value } : values
}

/** The body with which a row of a file is saved. */
export const bodyOf = (context: ImportContext, { values }: RowReading, stored: Model | undefined): Model =>
  stored ? unmasked(context.binding, values, stored) : importedModel(context, filledIn(values))
