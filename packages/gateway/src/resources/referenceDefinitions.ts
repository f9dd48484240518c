import { addressOf, type Resource } from '@ebkit/domain'
import type { ReferenceDefinition } from '@ebkit/protocol/calls/resourceDefinition'
import { type Field, selections } from '@ebkit/rules/fields'
import { findCatalogueResource } from '../console/consolePages'
import { offeredRows } from './offeredRows'

/** What calls name a resource by: `merchant-api/printer`. */
export const callName = (resource: Resource): string => addressOf(resource).replace('/eb/', '/')

/** Names of resources that fields refer to or select rows of, those inside groups and lists too. */
function refsIn({ type, ref, fields = [] }: Field): readonly string[] {
  const own = selections[type]?.ref ?? ref
  return [...(own ? [own] : []), ...fields.flatMap(refsIn)]
}

/** Where the rows are found that fields refer to, by the name of their resource. */
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
