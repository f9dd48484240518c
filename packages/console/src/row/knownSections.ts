import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Section } from '@ebkit/domain'

/** Sections without the fields that the gateway does not have yet; empty ones are left out. */
export function knownSections<Known extends Section>(
  sections: readonly Known[],
  { fields }: Pick<PageResource, 'fields'>,
): readonly Known[] {
  const names = new Set(fields.map(({ name }) => name))
  return sections
    .map((section) => ({ ...section, fields: section.fields.filter((name) => names.has(name)) }))
    .filter((section) => section.fields.length > 0)
}
