import type { Field } from '@ebkit/rules/fields'
import { figures } from '../figures'
import type { RowContext } from '../SeedRow'
import { usualAmounts, usualNumbers } from '../words/numbers'

const fallback: Readonly<Record<string, readonly [number, number]>> = {
  money: [1800, 88_000],
  percent: [3, 30],
  decimal: [1, 10],
  int: [1, 60],
}

/** The resource's own ranges take precedence over the usual ranges of a name. */
function usualRange({ name, type }: Field, resource: string): readonly [number, number] {
  const own = figures[resource]?.sizes?.[name]
  if (own) return own
  const found = (type === 'money' ? usualAmounts : usualNumbers).find(([pattern]) => pattern.test(name))
  return found ? [found[1], found[2]] : (fallback[type] ?? [1, 60])
}

function rangeOf(field: Field, resource: string): [number, number] {
  const { min, max } = field
  const [from, to] = usualRange(field, resource)
  // Prices and counts in another unit than usual are drawn from the limits of the field.
  const low = Math.max(from, min ?? from)
  const high = Math.min(to, max ?? to)
  if (low <= high) return [low, high]
  return [min ?? Math.min(from, max ?? from), max ?? Math.max(to, min ?? to)]
}

function inSteps(value: number, { type, min = 0, max, step }: Field): number {
  const size = step ?? (type === 'decimal' ? 0.1 : type === 'percent' ? 0.5 : 1)
  const base = step === undefined ? 0 : min
  const rounded = Number((base + Math.round((value - base) / size) * size).toFixed(4))
  return max !== undefined && rounded > max ? Number((rounded - size).toFixed(4)) : rounded
}

/** Small numbers are more frequent than large ones when the range is wide. */
function drawn([from, to]: readonly [number, number], { random }: RowContext): number {
  const part = random.next()
  return from + (to - from) * (to > from * 20 ? part * part : part)
}

/** A number within the limits of its field and usual for its name; money in whole yuan where the limits allow it. */
export function numberOf(field: Field, context: RowContext): number {
  if (field.default !== undefined && context.random.next() < 0.6) return Number(field.default)
  const value = drawn(rangeOf(field, context.resource.name), context)
  if (field.type !== 'money') return clamp(inSteps(value, field), field)
  const yuan = Math.round(value / 100) * 100
  return clamp(field.step ? inSteps(value, field) : yuan, field)
}

const clamp = (value: number, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Field) =>
  Math.min(max, Math.max(min, value))
