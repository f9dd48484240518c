import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '../environment'
import css from './Chosen.css'
import { chosenStrings } from './chosenStrings'

export interface ChosenHeadProps {
  /** Heading with the number of chosen rows. */
  heading: string
  /** Text of the button that removes all. Default: 取消全部. */
  clearWords?: string
  onClear: (() => void) | undefined
}

/** The number of chosen rows, and the button that removes all. @spec W-PICK-4 */
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
