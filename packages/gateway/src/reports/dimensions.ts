import { type Dimension, findResource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import type { Binding } from '../resources/binding'
import type { BoundField } from '../resources/fieldSql'
import { labelsOf, type ReferenceLabel } from '../resources/labels/labels'
import { unfitParameter } from '../resources/unfitParameter'

/** The units that days are grouped by. */
export const timeUnits = ['day', 'week', 'month'] as const

const units = [...timeUnits, 'hour', 'weekday', 'ageBand'] as const

export type Unit = (typeof units)[number]

/** A dimension of figures, bound to its field. */
export interface BoundDimension {
  readonly name: Dimension
  readonly bound: BoundField
  /** Undefined: the value of the field itself. */
  readonly unit: Unit | undefined
  /** Whether it is based on the field of the period. */
  readonly isTime: boolean
  /** The name of the referenced row. */
  readonly label: ReferenceLabel | undefined
}

const isUnit = (text: string | undefined): text is Unit =>
  (units as readonly (string | undefined)[]).includes(text)

/** The label of a row's own store, which no definition declares. */
function ownLabel({ labels }: Binding, field: Field): ReferenceLabel | undefined {
  if (field.name !== 'hotelId') return labels.get(field.name)
  return (
    labels.get('hotelId') ?? labelsOf([{ ...field, type: 'ref', ref: 'hotel' }], findResource).get('hotelId')
  )
}

/** Binds a dimension to its field: `saleChannel`, `payTime:day`, `day`. @throws 400 if it cannot be grouped by */
export function boundDimension(binding: Binding, name: Dimension, time: string | undefined): BoundDimension {
  const isBare = isUnit(name) && !binding.fields.has(name)
  const [field = '', unit] = isBare ? [time ?? '', name] : name.split(':')
  const bound = binding.fields.get(field)
  if (!bound?.compared || (unit !== undefined && !isUnit(unit)))
    throw unfitParameter('by', `"${name}" is no dimension`)
  const isDay = field === time && unit === undefined && bound.compared.kind === 'date'
  return {
    name,
    bound,
    unit: isDay ? 'day' : (unit as Unit | undefined),
    isTime: field === time,
    label: unit === undefined ? ownLabel(binding, bound.field) : undefined,
  }
}

/** Whether the groups of a dimension have a natural order, in which charts show them. */
export const isOrdered = ({ unit }: BoundDimension): boolean => unit !== undefined

/** Whether its groups are consecutive dates, so that figures of the previous period are moved to them. */
export const isCalendar = ({ unit, isTime }: BoundDimension): boolean =>
  isTime && (timeUnits as readonly (string | undefined)[]).includes(unit)
