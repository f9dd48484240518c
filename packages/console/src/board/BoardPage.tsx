import { columns3Icon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import type { PageProps } from '../pages/PageProps'
import { RowsSheet } from '../rows/RowsSheet'
import css from './BoardPage.css'
import { Columns } from './Columns'
import { boardStrings } from './strings'

/** Rows as cards in columns by state, or as a list. */
export function BoardPage(props: PageProps<'board'>) {
  const { page, resources } = props
  const text = useStrings(boardStrings)
  const resource = resources[page.resource]
  const groupBy = resource?.fields.find(({ name }) => name === page.groupBy)
  if (!resource || !groupBy) return null
  const own = { label: text('board'), icon: columns3Icon }
  return (
    <RowsSheet {...{ ...props, resource, css, own }} fields={[...page.card, groupBy.name]}>
      <Columns {...props} resource={resource} groupBy={groupBy} />
    </RowsSheet>
  )
}
