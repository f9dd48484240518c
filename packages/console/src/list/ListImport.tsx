import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { ListView } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { usePlace } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { importedResource, mayImport } from '../import/importedResource'
import type { OpenPage } from '../pages/OpenPage'
import { usePageShown } from '../pages/pageShown'
import { withPlace } from '../row/rowPlace'
import { isImportOpen, withImport } from './importPlace'

const [useImportDialog] = laterPart(() => import('../import/ImportDialog'))

export interface ListImportProps {
  view: Pick<ListView, 'toolbar' | 'importDialog'>
  open: OpenPage
  resource: PageResource
  references: ConsolePage['references']
  onQuery(query: string): void
  /** The import was closed: there may be new rows. */
  onImported(): void
}

/** The import above a list, where the list offers one. */
export function ListImport({ view, open, resource, references, onQuery, onImported }: ListImportProps) {
  const { locale } = usePlace()
  const isShown = usePageShown()
  const { toolbar = [], importDialog } = view
  const isOffered = (toolbar.includes('import') || importDialog !== undefined) && mayImport(resource)
  const isOpen = isOffered && isShown && isImportOpen(open.query, importDialog)
  const { ImportDialog, failure } = useImportDialog(isOpen)
  if (!isOpen || !ImportDialog) return isOpen ? failure : null
  const close = (key?: string) => {
    const query = withImport(open.query, false)
    onQuery(key === undefined ? query : withPlace(query, { id: key }))
    onImported()
  }
  const link = toolbar.find((action) => typeof action === 'object' && action.to === `?dialog=${importDialog}`)
  return (
    <ImportDialog
      resource={importedResource(resource)}
      references={references}
      title={typeof link === 'object' ? labelText(link.label, locale) : undefined}
      onClose={close}
    />
  )
}
