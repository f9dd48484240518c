import { type Application, actionsOf, type Resource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'

/** What definitions and pages describe in prose and code must implement, by name. */
export interface Declarations {
  /** Actions with an effect: `ticketOrder.refund`. */
  readonly effects: readonly string[]
  /** Computed fields: `ticketOrder.payAmount`, inside lists `ticketProduct.specs.sold`. */
  readonly computed: readonly string[]
  /** Changes of state without an operator: `ticketOrder.payTimeout`. */
  readonly automatic: readonly string[]
  /** Routes of reports and dashboards. */
  readonly reports: readonly string[]
  /** Behaviours of custom pages: `/ticket-verify 3`. */
  readonly custom: readonly string[]
  /** Routes of pages with notes. */
  readonly notes: readonly string[]
}

const computedOf = (fields: readonly Field[], around: string): string[] =>
  fields.flatMap(({ name, computed, fields: inner = [] }) => [
    ...(computed === undefined ? [] : [`${around}.${name}`]),
    ...computedOf(inner, `${around}.${name}`),
  ])

const effectsOf = (resource: Resource) =>
  actionsOf(resource).flatMap(({ name, effect }) =>
    effect === undefined ? [] : [`${resource.name}.${name}`],
  )

/** Everything that an application declares. */
export function declarationsOf({ resources, pages }: Application): Declarations {
  return {
    effects: resources.flatMap(effectsOf),
    computed: resources.flatMap(({ fields, name }) => computedOf(fields, name)),
    automatic: resources.flatMap(({ name, states }) =>
      (states?.auto ?? []).map((each) => `${name}.${each.name}`),
    ),
    reports: pages.filter(({ kind }) => kind === 'report' || kind === 'dashboard').map(({ route }) => route),
    custom: pages.flatMap((page) =>
      page.kind === 'custom' ? page.behaviours.map((_, index) => `${page.route} ${index + 1}`) : [],
    ),
    notes: pages.filter(({ notes }) => notes !== undefined).map(({ route }) => route),
  }
}
