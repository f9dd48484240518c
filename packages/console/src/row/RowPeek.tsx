import { rowTitle } from '@ebkit/core/resource-definition'
import type { PageResource } from '@ebkit/core/services/consolePages'
import { labelText } from '@ebkit/rules/fields'
import { Skeleton } from '@ebkit/ui/placeholder'
import { usePlace } from '@ebkit/widgets/environment'
import { usePageShown } from '../pages/pageShown'
import { Drawer } from './Drawer'
import { RowFacts } from './RowFacts'
import { RowMissing } from './RowMissing'
import { useRow } from './useRow'

export interface RowPeekProps {
  resource: PageResource
  id: string
  onClose(): void
}

/** A row of a list inside another row's page or drawer, read-only. */
export function RowPeek({ resource, id, onClose }: RowPeekProps) {
  const { locale } = usePlace()
  const { row, error, reload } = useRow(resource, id)
  const title = (row && rowTitle(resource, row)) || labelText(resource.title, locale)
  if (!usePageShown()) return null
  return (
    <Drawer open title={title} onClose={onClose}>
      {row && <RowFacts row={row} resource={resource} />}
      {!row && error === undefined && <Skeleton rows={6} />}
      {error !== undefined && <RowMissing error={error} onRetry={reload} />}
    </Drawer>
  )
}
