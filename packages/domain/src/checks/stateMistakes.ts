import { actionsOf } from '../permission'
import type { Resource, States } from '../Resource'

/** Mistakes in the states of a resource: their field, the transitions, and unreachable states. */
export function stateMistakes(resource: Resource): string[] {
  const { states } = resource
  if (!states) return []
  const values = states.values.map(({ value }) => value)
  return [
    ...fieldMistakes(resource, states, values),
    ...nameMistakes(resource),
    ...changesOf(resource, states).flatMap(({ name, from = [], to }) =>
      [...from, to]
        .filter((value) => value !== undefined && !values.includes(value))
        .map((value) => `${name}: ${value} is no state`),
    ),
    ...unreached(resource, states, values).map((value) => `nothing leads to the state ${value}`),
  ]
}

interface Change {
  readonly name: string
  readonly from?: readonly string[]
  readonly to?: string
}

const changesOf = (resource: Resource, { auto = [] }: States): readonly Change[] => [
  ...actionsOf(resource),
  ...auto,
]

function fieldMistakes({ fields }: Resource, states: States, values: readonly string[]): string[] {
  const field = fields.find(({ name }) => name === states.field)
  const options = field?.options?.map(({ value }) => value)
  const mistakes = []
  if (!field?.readOnly || field.type !== 'enum' || String(options) !== String(values))
    mistakes.push(`${states.field} is not a read-only enum of the states`)
  if (!values.includes(states.initial)) mistakes.push(`the initial ${states.initial} is no state`)
  return mistakes
}

function nameMistakes(resource: Resource): string[] {
  const names = changesOf(resource, resource.states as States).map(({ name }) => name)
  return names
    .filter((name, index) => names.indexOf(name) < index)
    .map((name) => `${name} stands twice among actions and automatic changes`)
}

function unreached(resource: Resource, states: States, values: readonly string[]): string[] {
  const reached = new Set([states.initial])
  const changes = changesOf(resource, states)
  for (let count = 0; count < reached.size; ) {
    count = reached.size
    for (const { from, to } of changes)
      if (to && (!from?.length || from.some((value) => reached.has(value)))) reached.add(to)
  }
  return values.filter((value) => !reached.has(value))
}
