import type { Resource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'

let made = 0

const examples: Readonly<Partial<Record<Field['type'], unknown>>> = {
  ...{ int: 1, decimal: 1, money: 100, percent: 1, bool: false, date: '2026-01-01', time: '08:00' },
  ...{ datetime: '2026-01-01 08:00:00', daterange: { start: '2020-01-01', end: '2099-12-31' } },
  ...{
    timerange: { start: '08:00', end: '20:00' },

    geo: { longitude: 120.1, latitude: 30.2 },
  },
  ...{ enums: [], tags: [], refs: [], images: [], files: [], region: ['浙江省'], weekdays: [] },
  ...{ list: [], products: [], ticketCategories: [], group: {}, json: {}, permissions: [] },
}

function exampleOf(field: Field): unknown {
  const { type, options, unique } = field
  if (type === 'int' && unique) return 1_000 + ++made
  if (type === 'phone') return `139${String(++made).padStart(8, '0')}`
  if (type === 'enum') return options?.[0]?.value
  return examples[type] ?? `${++made} ${field.name}`.slice(0, field.maxLength)
}

/** Values for a row's required fields that are not references; each row gets different ones. */
export const exampleValues = ({ fields, key }: Resource): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ name, required, type, computed }) => required && !computed && type !== 'ref' && name !== key)
      .map((field) => [field.name, field.default ?? exampleOf(field)]),
  )
