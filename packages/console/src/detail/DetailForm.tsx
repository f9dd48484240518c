import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import { fillRoute } from '@ebkit/domain/fill-route'
import { laterPart } from '@ebkit/widgets/later'
import type { PageProps } from '../pages/PageProps'

const [useFormDrawer] = laterPart(() => import('../row/RowFormDrawer'))

interface DetailFormProps extends PageProps<'detail'> {
  resource: PageResource
  id: string
  /** The row was saved: it is read again. */
  onSaved(): void
}

/** The row in a form over its page, while the address says `?mode=edit` or `?mode=copy`. A copy is shown on a page of its own. */
export function DetailForm(props: DetailFormProps) {
  const { page, open, resource, references, id, onGo, onQuery, onDirty, onSaved } = props
  const given = new URLSearchParams(open.query).get('mode')
  const mode = given === 'edit' || given === 'copy' ? given : undefined
  const isAllowed = !!mode && resource.rights.includes(mode === 'edit' ? 'edit' : 'add')
  const { RowFormDrawer, failure } = useFormDrawer(isAllowed)
  if (!isAllowed) return null
  if (!RowFormDrawer) return failure ?? null
  const close = () => onQuery(withoutMode(open.query))
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

/** The page's address with its form open. */
export const withMode = (query: string, mode: 'edit' | 'copy'): string => {
  const next = new URLSearchParams(query)
  next.set('mode', mode)
  return `?${next}`
}

function withoutMode(query: string): string {
  const next = new URLSearchParams(query)
  next.delete('mode')
  return next.size ? `?${next}` : ''
}

/** The address of the same page for another row: its key stands in the path or in the query. */
function addressOfRow({ page, open }: DetailFormProps, key: string): string {
  const path = fillRoute(open.route.path, { ...open.parameters, [page.param]: key })
  const isInPath = open.route.path.includes(`{${page.param}`)
  return isInPath ? path : `${path}?${page.param}=${encodeURIComponent(key)}`
}
