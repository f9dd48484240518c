import type { FormAdditionProps } from '../../Addition'
import { LicenceReview } from './LicenceReview'
import { ShopCompleteness } from './ShopCompleteness'

/** Above the form of a store: what it still lacks for guests, and the licences under review by the platform. */
export function ShopHead(props: FormAdditionProps) {
  // empty until the row is loaded
  const isThere = props.mode === 'edit' && Object.keys(props.values).length > 0
  if (!isThere) return null
  return (
    <>
      <ShopCompleteness {...props} />
      {/* only users who may edit a store see its licences under review */}
      {props.resource.rights.includes('edit') && <LicenceReview {...props} />}
    </>
  )
}
