import { addressOf, type Resource } from '@ebkit/domain'
import type { ReferenceDefinition } from '@ebkit/protocol/calls/resourceDefinition'
import type { Field } from '@ebkit/rules/fields'
import { findCatalogueResource } from '../console/consolePages'

/** What calls name a resource by: `merchant-api/printer`. */
export const callName = (resource: Resource): string => addressOf(resource).replace('/eb/', '/')

/** Names of resources that fields refer to, those inside groups and lists too. */
const refsIn = ({ ref, fields = [] }: Field): readonly string[] => [
  ...(ref ? [ref] : []),
  ...fields.flatMap(refsIn),
]

/** Where the rows are found that fields refer to, by the name of their resource. */
export function referenceDefinitions(fields: readonly Field[]): Record<string, ReferenceDefinition> {
  const found = [...new Set(fields.flatMap(refsIn))].flatMap((name) => findCatalogueResource(name) ?? [])
  return Object.fromEntries(
    found.flatMap((resource) => {
      const { name, key, display } = resource
      return key && display ? [[name, { resource: callName(resource), key, display }]] : []
    }),
  )
}
