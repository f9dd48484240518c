import type { DrawerList } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { usePlace } from '@ebkit/widgets/environment'
import type { PageProps } from '../pages/PageProps'
import { usePageShown } from '../pages/pageShown'
import { Drawer } from '../row/Drawer'
import { knownToolbar } from './knownToolbar'
import { ListToolbar } from './ListToolbar'
import { withoutDialog } from './listPlace'
import { RowList } from './RowList'

export type ListDialogProps = Omit<PageProps, 'page'> & {
  list: DrawerList
  page: { readonly drawers?: readonly DrawerList[] | undefined }
}

/** A further list over the page, while the address has `?dialog=` with its name. */
export function ListDialog({ list, page, ...props }: ListDialogProps) {
  const { open, resources, onQuery } = props
  const { locale } = usePlace()
  const isShown = usePageShown()
  const resource = resources[list.resource]
  if (!resource || !isShown) return null
  const title = labelText(list.title, locale)
  const names = resource.fields.map(({ name }) => name)
  const parameters = { ...Object.fromEntries(new URLSearchParams(open.query)), ...open.parameters }
  const toolbar = { toolbar: knownToolbar(list.toolbar, page.drawers, resources) }
  return (
    <Drawer
      open
      isWide
      title={title}
      head={
        <span className="eb-drawer__buttons">
          <ListToolbar {...props} page={{ ...list, ...toolbar }} resource={resource} />
        </span>
      }
      onClose={() => onQuery(withoutDialog(open.query, list, names))}
    >
      <RowList
        {...props}
        view={list}
        resource={resource}
        parameters={parameters}
        title={title}
        remember={`${open.route.path}.${list.name}`}
        address={list.name}
      />
    </Drawer>
  )
}
