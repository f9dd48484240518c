import type { Resource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'

const selected: Readonly<Partial<Record<Field['type'], string>>> = {
  products: 'ticketProduct',
  ticketCategories: 'ticketCategory',
}

/** Urgency of a reference: 2 if each row needs it, 1 if some do, 0 if none does. */
interface Reference {
  readonly other: string
  readonly urgency: 0 | 1 | 2
}

/** Other resources to whose rows the rows of a resource refer, also in lists within them. */
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
 * Resources in an order in which rows can refer to rows that are already there: after those that each of their rows needs,
 * and after as many of the others as possible. References to later resources stay empty.
 */
export function seedOrder(
  resources: readonly Resource[],
  sources: Readonly<Record<string, readonly string[]>> = {},
): Resource[] {
  const left = new Map(resources.map((resource) => [resource.name, resource]))
  const missing = ({ name, fields }: Resource, urgency: number) =>
    referencesOf(name, fields).filter((each) => left.has(each.other) && each.urgency === urgency).length +
    (urgency === 2 ? (sources[name] ?? []).filter((source) => left.has(source)).length : 0)
  const order: Resource[] = []
  while (left.size) {
    const ready = [...left.values()].filter((resource) => !missing(resource, 2))
    const wait = (resource: Resource) => missing(resource, 1) * 100 + missing(resource, 0)
    const next = ready.sort((one, other) => wait(one) - wait(other))[0]
    if (!next) throw new Error(`Rows need each other in a circle: ${[...left.keys()].join(', ')}`)
    order.push(next)
    left.delete(next.name)
  }
  return order
}
