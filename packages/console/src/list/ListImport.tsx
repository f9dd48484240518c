import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { ListView } from '@ebkit/domain'
import { laterPart } from '@ebkit/widgets/later'
import type { OpenPage } from '../pages/OpenPage'
import { usePageShown } from '../pages/pageShown'
import { withPlace } from '../row/rowPlace'
import { isImportOpen, withImport } from './importPlace'

const [useImportDialog] = laterPart(() => import('../import/ImportDialog'))

export interface ListImportProps {
  view: Pick<ListView, 'toolbar'>
  open: OpenPage
  resource: PageResource
  references: ConsolePage['references']
  onQuery(query: string): void
  /** It was closed: there may be new rows. */
  onImported(): void
}

/** The import above a list, where the list offers one. */
export function ListImport({ view, open, resource, references, onQuery, onImported }: ListImportProps) {
  const isShown = usePageShown()
  const isOffered = view.toolbar?.includes('import') && resource.rights.includes('import')
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
