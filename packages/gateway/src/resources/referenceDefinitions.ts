import { addressOf, type Resource } from '@ebkit/domain'
import type { ReferenceDefinition } from '@ebkit/protocol/calls/resourceDefinition'
import { type Field, selections } from '@ebkit/rules/fields'
import { findCatalogueResource } from '../console/consolePages'
import { offeredRows } from './offeredRows'

/** The name of a resource in calls: `merchant-api/printer`. */
export const callName = (resource: Resource): string => addressOf(resource).replace('/eb/', '/')

/** The names of resources that a field references or selects rows of, including fields inside groups and lists. */
function refsIn({ type, ref, fields = [] }: Field): readonly string[] {
  const own = selections[type]?.ref ?? ref
  return [...(own ? [own] : []), ...fields.flatMap(refsIn)]
}

/** Where to find the rows that fields reference, by the name of their resource. */
export function referenceDefinitions(fields: readonly Field[]): Record<string, ReferenceDefinition> {
  const found = [...new Set(fields.flatMap(refsIn))].flatMap((name) => findCatalogueResource(name) ?? [])
  return Object.fromEntries(
    found.flatMap((resource) => {
      const { name, key, display } = resource
      if (!key || !display) return []
      const offered = offeredRows[name]
      return [[name, { resource: callName(resource), key, display, ...(offered && { offered }) }]]
    }),
  )
}
