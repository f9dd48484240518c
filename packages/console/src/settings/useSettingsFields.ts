import { optionsOf } from '@ebkit/core/resource-definition'
import type { PageResource } from '@ebkit/core/services/consolePages'
import { useMemo } from 'react'
import type { PageProps } from '../pages/PageProps'
import { knownSections } from '../row/knownSections'
import { withoutSecrets } from '../row/withoutSecrets'

/** The fields of settings by section, editable or read-only as the user may. */
export function useSettingsFields(
  { page, references }: Pick<PageProps<'settings'>, 'page' | 'references'>,
  resource: PageResource | undefined,
) {
  return useMemo(() => {
    const mayEdit = !!resource?.rights.includes('edit')
    const seen = resource && !mayEdit ? withoutSecrets(resource) : resource
    const sections = seen ? knownSections(page.sections, seen) : []
    const fields = sections.flatMap(({ fields }) =>
      fields.flatMap((name) => seen?.fields.find((field) => field.name === name) ?? []),
    )
    return {
      // A message above gives the reason, so locked fields are only shown.
      fields: mayEdit ? fields : fields.map((field) => ({ ...field, readOnly: true })),
      sections,
      optionsOf: optionsOf(fields, references),
    }
  }, [page, resource, references])
}
