import { labelText } from '@ebkit/rules/fields'
import { usePlace } from '@ebkit/widgets/environment'
import type { RowAction } from '../../list/listActions'
import { RowList } from '../../list/RowList'
import type { PageProps } from '../../pages/PageProps'
import { isUndoable } from './times'

/** Older verifications cannot be undone, so they have no button. */
const narrow = (actions: readonly RowAction[]): readonly RowAction[] =>
  actions.map((action) => ({ ...action, when: (row) => isUndoable(row, Date.now()) }))

/** All verifications of the store; initially those that count. */
export function RecordsTab(props: PageProps<'custom'>) {
  const { page, resources, open } = props
  const { locale } = usePlace()
  const [list] = page.subLists ?? []
  const resource = list && resources[list.resource]
  if (!list || !resource) return null
  return (
    <RowList
      {...props}
      view={list}
      drawer={{}}
      resource={resource}
      parameters={{ status: 'VALID', ...open.parameters }}
      title={labelText(list.title, locale)}
      remember={`${open.route.path}.records`}
      address="records"
      narrow={narrow}
    />
  )
}
