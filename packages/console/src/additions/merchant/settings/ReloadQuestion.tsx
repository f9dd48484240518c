import { useStrings } from '@ebkit/widgets/environment'
import { useEffect, useRef, useState } from 'react'
import { YesNoQuestion } from '../../../question/YesNoQuestion'
import type { FormAdditionProps } from '../../Addition'
import { hotelConfigStrings } from './strings'

/** The setting that takes effect only after the console is reloaded. */
const setting = 'ENABLE_UI_UPGRADE_ALL'

/** Offers to reload the console, once another version of it was chosen and saved. */
export function ReloadQuestion({ stored }: FormAdditionProps) {
  const text = useStrings(hotelConfigStrings)
  const [isOpen, setOpen] = useState(false)
  const before = useRef<unknown>(undefined)
  const now = stored && !!stored[setting]
  useEffect(() => {
    if (now === undefined) return
    if (before.current !== undefined && before.current !== now) setOpen(true)
    before.current = now
  }, [now])
  return (
    <YesNoQuestion
      isOpen={isOpen}
      question={text('title')}
      yes={text('reload')}
      no={text('later')}
      onAnswer={(isYes) => {
        setOpen(false)
        if (isYes) location.reload()
      }}
    >
      <p>{text('lead')}</p>
    </YesNoQuestion>
  )
}
