import type { FormAdditionProps } from '../../Addition'
import { LicenceReview } from './LicenceReview'
import { ShopCompleteness } from './ShopCompleteness'

/** Above the form of a store: what guests miss of it, and the licences that wait for the platform. */
export function ShopHead(props: FormAdditionProps) {
  // empty until the row has come
  const isThere = props.mode === 'edit' && Object.keys(props.values).length > 0
  if (!isThere) return null
  return (
    <>
      <ShopCompleteness {...props} />
      {/* users who may not change a store do not see what it still lacks */}
      {props.resource.rights.includes('edit') && <LicenceReview {...props} />}
    </>
  )
}
