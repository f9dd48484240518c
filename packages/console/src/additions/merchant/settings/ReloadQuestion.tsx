import { ModalBox } from '@ebkit/ui/modal-box'
import { useStrings } from '@ebkit/widgets/environment'
import { useEffect, useRef, useState } from 'react'
import type { FormAdditionProps } from '../../Addition'
import { hotelConfigStrings } from './strings'

/** The setting that only a console that is loaded anew follows. */
const setting = 'ENABLE_UI_UPGRADE_ALL'

/** Asks to load the console again, once another version of it was chosen and saved. */
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
    <ModalBox
      open={isOpen}
      label={text('title')}
      heading={text('title')}
      size="sm"
      okLabel={text('reload')}
      cancelLabel={text('later')}
      closeLabel={text('close')}
      onClose={(reason) => {
        setOpen(false)
        if (reason === 'ok') location.reload()
      }}
    >
      <p>{text('lead')}</p>
    </ModalBox>
  )
}
