import { Button } from '@ebkit/ui/button'
import { Placeholder } from '@ebkit/ui/placeholder'
import { useStrings } from '@ebkit/widgets/environment'
import { arrangeStrings } from './strings'

/** Replaces the panels when the user has hidden all of them. */
export function NothingShown({ onReset }: { onReset(): void }) {
  const text = useStrings(arrangeStrings)
  return (
    <Placeholder kind="empty" title={text('none')} detail={text('noneDetail')}>
      <Button onClick={onReset}>{text('reset')}</Button>
    </Placeholder>
  )
}
