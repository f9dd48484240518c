import { Button } from '@ebkit/ui/button'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { ticketAdditionStrings } from './strings'

export interface ReadingProductsProps {
  error: unknown
  onRetry(): void
}

/** In place of prices: that they are loading, or why they could not be loaded. */
export function ReadingProducts({ error, onRetry }: ReadingProductsProps) {
  const text = useStrings(ticketAdditionStrings)
  const describe = useDescribeError()
  if (error === undefined) return <p className="eb-addition__line">{text('reading')}</p>
  return (
    <p className="eb-addition__line" role="alert">
      {describe(error)} <Button onClick={onRetry}>{text('retry')}</Button>
    </p>
  )
}
