import { Button } from '@ebkit/ui/button'
import { useLayoutEffect } from 'react'
import { useStrings } from '../environment'
import { chosenStrings } from './chosenStrings'
import { createSelectAll } from './selectAll'
import type { PickerPart } from './verbs'

/** Select-all of the page; loads its part of the model. @spec W-PICK-2 */
export function ChoosePage<Row>({ model }: PickerPart<Row>) {
  const text = useStrings(chosenStrings)
  const { withSelectAll, choosePage } = model
  useLayoutEffect(() => withSelectAll(createSelectAll), [withSelectAll])
  return (
    <Button kind="text" className="eb-link" onClick={choosePage}>
      {text('choosePage')}
    </Button>
  )
}
