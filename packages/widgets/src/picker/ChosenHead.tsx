import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '../environment'
import css from './Chosen.css'
import { chosenStrings } from './chosenStrings'

export interface ChosenHeadProps {
  /** What is chosen, and how much of it. */
  heading: string
  /** Words of the way out. Default: 取消全部. */
  clearWords?: string
  onClear: (() => void) | undefined
}

/** How many are chosen, and the way to take all of them out. @spec W-PICK-4 */
export function ChosenHead({ heading, clearWords, onClear }: ChosenHeadProps) {
  const text = useStrings(chosenStrings)
  const element = useStyles<HTMLHeadingElement>(css)
  const clear = () => {
    element.current?.focus()
    onClear?.()
  }
  return (
    <div className="eb-chosen__head">
      <h3 ref={element} tabIndex={-1}>
        {heading}
      </h3>
      {onClear && (
        <Button kind="text" className="eb-link" onClick={clear}>
          {clearWords ?? text('clear')}
        </Button>
      )}
    </div>
  )
}
