import type { PageResource } from '@ebkit/core/services/consolePages'
import { laterPart } from '@ebkit/widgets/later'
import type { PageProps } from '../pages/PageProps'
import { usePageShown } from '../pages/pageShown'
import { withPlace } from '../row/rowPlace'
import { isImportOpen, withImport } from './importPlace'

const [useImportDialog] = laterPart(() => import('../import/ImportDialog'))

export interface ListImportProps extends Pick<PageProps<'list'>, 'page' | 'open' | 'references' | 'onQuery'> {
  resource: PageResource
  /** It was closed: there may be new rows. */
  onImported(): void
}

/** The import above a list, where the list offers one. */
export function ListImport({ page, open, resource, references, onQuery, onImported }: ListImportProps) {
  const isShown = usePageShown()
  const isOffered = page.toolbar?.includes('import') && resource.rights.includes('import')
  const isOpen = !!isOffered && isShown && isImportOpen(open.query)
  const { ImportDialog, failure } = useImportDialog(isOpen)
  if (!isOpen || !ImportDialog) return isOpen ? failure : null
  const close = (key?: string) => {
    const query = withImport(open.query, false)
    onQuery(key === undefined ? query : withPlace(query, { id: key }))
    onImported()
  }
  return <ImportDialog resource={resource} references={references} onClose={close} />
}
