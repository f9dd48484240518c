import { Button } from '@ebkit/ui/button'
import { Placeholder } from '@ebkit/ui/placeholder'
import { useStrings } from '@ebkit/widgets/environment'
import { arrangeStrings } from './strings'

/** In place of the panels when somebody has hidden all of them. */
export function NothingShown({ onReset }: { onReset(): void }) {
  const text = useStrings(arrangeStrings)
  return (
    <Placeholder kind="empty" title={text('none')} detail={text('noneDetail')}>
      <Button onClick={onReset}>{text('reset')}</Button>
    </Placeholder>
  )
}
