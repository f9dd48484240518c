import type { Resource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'

const selected: Readonly<Partial<Record<Field['type'], string>>> = {
  products: 'ticketProduct',
  ticketCategories: 'ticketCategory',
}

/** Urgency of a reference: 2 if every row needs it, 1 if some do, 0 if none does. */
interface Reference {
  readonly other: string
  readonly urgency: 0 | 1 | 2
}

/** The cost of a missing resource, by urgency. */
const lack = [1, 100, Number.POSITIVE_INFINITY]

/** The resources that the rows of a resource reference, also from records in their lists. */
function referencesOf(owner: string, fields: readonly Field[], isNested = false): Reference[] {
  return fields.flatMap(({ type, ref, required, showIf, fields: inner }): Reference[] => {
    if (inner) return referencesOf(owner, inner, true)
    const other = selected[type] ?? (type === 'ref' || type === 'refs' ? ref : undefined)
    if (!other || other === owner) return []
    const isNeeded = type === 'ref' && !showIf && !isNested
    return [{ other, urgency: required ? (isNeeded ? 2 : 1) : 0 }]
  })
}

/**
 * Sorts resources so that rows can reference rows that already exist: after those that every row needs, and after as
 * many of the others as possible. References to later resources stay empty.
 */
export function seedOrder(
  resources: readonly Resource[],
  sources: Readonly<Record<string, readonly string[]>> = {},
): Resource[] {
  const left = new Map(
    resources.map((resource) => {
      const needed = (sources[resource.name] ?? []).map((other): Reference => ({ other, urgency: 2 }))
      return [resource, [...needed, ...referencesOf(resource.name, resource.fields)]] as const
    }),
  )
  const names = new Set(resources.map(({ name }) => name))
  /** The cost of the references that are still missing; infinite if the rows cannot be generated yet. */
  const lackOf = (references: readonly Reference[]) =>
    references.reduce((sum, { other, urgency }) => (names.has(other) ? sum + (lack[urgency] ?? 0) : sum), 0)
  const order: Resource[] = []
  while (left.size) {
    const lacks = [...left].map(([resource, references]) => [resource, lackOf(references)] as const)
    const [next, missing] = lacks.reduce((least, each) => (each[1] < least[1] ? each : least))
    if (missing === Number.POSITIVE_INFINITY)
      throw new Error(`Rows need each other in a circle: ${lacks.map(([{ name }]) => name).join(', ')}`)
    order.push(next)
    left.delete(next)
    names.delete(next.name)
  }
  return order
}
