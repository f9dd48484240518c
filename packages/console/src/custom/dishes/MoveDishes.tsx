import type { Row } from '@ebkit/core/services/rows'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useStrings } from '@ebkit/widgets/environment'
import { Select } from '@ebkit/widgets/select'
import { useState } from 'react'
import { classOptions } from './classOptions'
import { dishStrings } from './strings'
import type { DishPartProps } from './useDishes'

/** Asks to which class dishes are moved: the alternative to dragging, for keyboard and touch. */
export function MoveDishes(props: DishPartProps & { rows: readonly Row[]; onClose(): void }) {
  const { rows, moveTo, onClose } = props
  const text = useStrings(dishStrings)
  const [target, setTarget] = useState('')
  const heading = text('moveTitle', { count: rows.length })
  return (
    <ModalBox
      open
      label={heading}
      heading={heading}
      size="sm"
      okLabel={text('moveOk')}
      cancelLabel={text('cancel')}
      closeLabel={text('close')}
      onClose={(reason) => {
        if (reason === 'ok' && !target) return
        if (reason === 'ok') void moveTo(rows, target)
        onClose()
      }}
    >
      <Select
        options={classOptions(props)}
        selection={target ? [target] : []}
        label={text('chooseClass')}
        placeholder={text('chooseClass')}
        required
        onChange={({ value: [next = ''] }) => setTarget(next)}
      />
    </ModalBox>
  )
}
