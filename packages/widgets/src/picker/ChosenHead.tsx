import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '../environment'
import css from './Chosen.css'
import { chosenStrings } from './chosenStrings'

/** How many are chosen, and the way to take all of them out. @spec W-PICK-4 */
export function ChosenHead({ count, onClear }: { count: string; onClear: (() => void) | undefined }) {
  const text = useStrings(chosenStrings)
  const element = useStyles<HTMLHeadingElement>(css)
  const clear = () => {
    element.current?.focus()
    onClear?.()
  }
  return (
    <div className="eb-chosen__head">
      <h3 ref={element} tabIndex={-1}>
        {text('chosen')} {count}
      </h3>
      {onClear && (
        <Button kind="text" className="eb-link" onClick={clear}>
          {text('clear')}
        </Button>
      )}
    </div>
  )
}
