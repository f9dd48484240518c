import { Skeleton } from '@ebkit/ui/placeholder'
import { laterPart } from '@ebkit/widgets/later'
import type { RelatedListsProps } from './RelatedLists'

const [useRelatedLists] = laterPart(() => import('./RelatedLists'))

/** Lists of rows that refer to a row. Their code is loaded only if there are any. */
export function LaterRelatedLists(props: RelatedListsProps) {
  const hasLists = !!props.lists?.some(({ resource }) => props.resources[resource])
  const { RelatedLists, failure } = useRelatedLists(hasLists)
  if (!hasLists) return null
  return RelatedLists ? <RelatedLists {...props} /> : (failure ?? <Skeleton rows={6} />)
}
