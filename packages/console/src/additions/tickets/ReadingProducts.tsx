import { Button } from '@ebkit/ui/button'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { ticketAdditionStrings } from './strings'

export interface ReadingProductsProps {
  error: unknown
  onRetry(): void
}

/** Prices that have not come yet, or why they do not. */
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
