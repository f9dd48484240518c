import { listTreeIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import type { PageProps } from '../pages/PageProps'
import { RowsSheet } from '../rows/RowsSheet'
import { Branches } from './Branches'
import { treeStrings } from './strings'
import css from './TreePage.css'

/** Rows as a tree, the open one in a form beside it; or all of them as a list. */
export function TreePage(props: PageProps<'tree'>) {
  const { page, resources } = props
  const text = useStrings(treeStrings)
  const resource = resources[page.resource]
  if (!resource?.parent) return null
  const own = { label: text('tree'), icon: listTreeIcon }
  return (
    <RowsSheet {...{ ...props, resource, css, own }} fields={page.columns}>
      <Branches {...props} resource={resource} parent={resource.parent} />
    </RowsSheet>
  )
}
