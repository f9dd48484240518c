import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import { fillRoute } from '@ebkit/domain/fill-route'
import type { PageProps } from '../pages/PageProps'
import { RowFormDrawer } from '../row/RowFormDrawer'
import { withParameters } from '../rows/rowsAddress'
import type { DetailMode } from './detailMode'

export interface DetailFormProps extends PageProps<'detail'> {
  resource: PageResource
  id: string
  mode: DetailMode
  /** The row was saved: read it again. */
  onSaved(): void
}

/** The row in a form over its page. A copy is shown on a page of its own. */
export function DetailForm(props: DetailFormProps) {
  const { page, open, resource, references, id, mode, onGo, onQuery, onDirty, onSaved } = props
  const close = () => onQuery(withParameters(open.query, { mode: undefined }))
  const finish = (row: Row) => {
    const key = String(row[resource.key] ?? '')
    if (mode === 'edit' || !key) close()
    else onGo(addressOfRow(props, key))
    onSaved()
  }
  return (
    <RowFormDrawer
      resource={resource}
      references={references}
      mode={mode}
      id={id}
      sections={page.sections}
      where={undefined}
      parameters={{}}
      onDirty={onDirty}
      onSaved={finish}
      onClose={close}
    />
  )
}

/** The address of the same page for another row: its key is in the path or in the query. */
function addressOfRow({ page, open }: DetailFormProps, key: string): string {
  const path = fillRoute(open.route.path, { ...open.parameters, [page.param]: key })
  const isInPath = open.route.path.includes(`{${page.param}`)
  return isInPath ? path : `${path}?${page.param}=${encodeURIComponent(key)}`
}
