import * as v from 'valibot'

/**
 * An object that may have further fields, which it keeps. Arrays are refused. Its entries have no prototype: valibot
 * iterates over them with `for … in`, and old pages extend `Object.prototype`.
 */
// @__NO_SIDE_EFFECTS__
export function looseObject<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.LooseObjectSchema<Entries, undefined> {
  const schema = v.looseObject(Object.assign(Object.create(null), entries) as Entries)
  const run = schema['~run'].bind(schema)
  const runOnObjects: typeof run = (dataset, config) =>
    run(Array.isArray(dataset.value) ? { value: undefined } : dataset, config)
  return Object.assign(schema, { '~run': runOnObjects })
}
