import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { DrawerList, ListView } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { plusIcon, uploadIcon } from '@ebkit/ui/icons'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { mayImport } from '../import/importedResource'
import type { OpenPage } from '../pages/OpenPage'
import { pageStrings } from '../pages/strings'
import { filledAddress } from '../routes/filledAddress'
import { resolveAddress } from '../routes/resolveAddress'
import { withPlace } from '../row/rowPlace'
import { withImport } from './importPlace'
import { ToolbarCount } from './ToolbarCount'

export interface ListToolbarProps {
  open: OpenPage
  page: Pick<Partial<ListView>, 'toolbar'> & { readonly drawers?: readonly DrawerList[] | undefined }
  resource: PageResource
  resources: ConsolePage['resources']
  onGo(address: string): void
  onQuery(query: string, isNew?: boolean): void
  /** Prints the list. Absent: printing is not offered. */
  onPrint?(): void
}

/** Whether an address leads to a form, which adds a row. */
const isForm = (address: string) => resolveAddress(`#${address}`).match?.route.kind === 'form'

/**
 * The actions on the whole list. The button for a new row is the primary one and comes last. Exports are beside the
 * filters.
 */
export function ListToolbar(props: ListToolbarProps) {
  const { open, page, resource, onGo, onQuery, onPrint } = props
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const actions = page.toolbar ?? []
  const links = actions.flatMap((action) =>
    typeof action === 'object' ? [{ ...action, address: filledAddress(action.to, open.parameters) }] : [],
  )
  const hasCreate = actions.includes('create')
  // Without a form of its own, the first link to a form is the primary action.
  const primary = hasCreate ? undefined : links.find(({ address }) => isForm(address))
  const others = links.filter((link) => link !== primary)
  return (
    <>
      {others.map(({ label, address, counts }) => (
        <Button key={address} onClick={() => onGo(address)}>
          {labelText(label, locale)}
          {counts && <ToolbarCount {...props} address={address} condition={counts} />}
        </Button>
      ))}
      {onPrint && actions.includes('print') && <Button onClick={onPrint}>{text('print')}</Button>}
      {actions.includes('import') && mayImport(resource) && (
        <Button onClick={() => onQuery(withImport(open.query, true), true)}>
          <Icon path={uploadIcon} />
          {text('import')}
        </Button>
      )}
      {primary && (
        <Button kind="primary" onClick={() => onGo(primary.address)}>
          <Icon path={plusIcon} />
          {labelText(primary.label, locale)}
        </Button>
      )}
      {hasCreate && resource.rights.includes('add') && (
        <Button kind="primary" onClick={() => onQuery(withPlace(open.query, { mode: 'add' }), true)}>
          <Icon path={plusIcon} />
          {text('create')}
        </Button>
      )}
    </>
  )
}
