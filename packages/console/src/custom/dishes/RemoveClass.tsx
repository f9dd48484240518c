import type { Row } from '@ebkit/core/services/rows'
import { quoteConditionValue } from '@ebkit/rules/conditions'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { DeleteQuestion } from '@ebkit/widgets/row-questions'
import { Select } from '@ebkit/widgets/select'
import { useState } from 'react'
import { classOptions } from './classOptions'
import { dishStrings } from './strings'
import type { DishPartProps } from './useDishes'

export interface RemoveClassProps extends DishPartProps {
  /** Undefined: the dialog is closed. */
  row: Row | undefined
  onClose(): void
}

/** Asks before a class is deleted. One that has dishes is deleted once they are in another class. */
export function RemoveClass(props: RemoveClassProps) {
  const { row, dishClass, chosen, choose, reload, onClose } = props
  const isFull = Number(row?.dishCount ?? 0) > 0
  return (
    <>
      <DeleteQuestion
        resource={dishClass}
        deleting={row && !isFull ? { keys: [String(row[dishClass.key])], rows: [row] } : undefined}
        onClose={onClose}
        onDeleted={() => {
          if (chosen === row?.[dishClass.key]) choose(undefined)
          reload()
        }}
      />
      <MoveBefore {...props} row={isFull ? row : undefined} />
    </>
  )
}

/** Offers to move the dishes of a class to another one first. */
function MoveBefore(props: RemoveClassProps) {
  const { row, tree, dish, dishClass, service, lang, chosen, choose, moveTo, setOutcome, reload, onClose } =
    props
  const text = useStrings(dishStrings)
  const describe = useDescribeError()
  const [target, setTarget] = useState('')
  const id = String(row?.[dishClass.key] ?? '')
  const own = [id, ...(row ? tree.below(id) : [])]
  const options = classOptions(props).filter(({ value }) => !own.includes(value))
  const removeFrom = async () => {
    if (!options.some(({ value }) => value === target)) return
    onClose()
    setTarget('')
    try {
      const filter = `dishClassId=${own.map(quoteConditionValue).join('|')}`
      const { rows } = await service.list(dish.resource, { filter })
      if (!(await moveTo(rows, target))) return
      const { failed } = await service.remove(dishClass.resource, own, lang)
      const [first] = failed
      if (first) setOutcome({ heading: first.message ?? first.code, detail: '', isFailure: true })
      else if (own.includes(chosen ?? '')) choose(target)
    } catch (error) {
      setOutcome({ heading: describe(error), detail: '', isFailure: true })
    }
    reload()
  }
  const heading = text('removeFull', {
    name: String(row?.className ?? ''),
    count: Number(row?.dishCount ?? 0),
  })
  return (
    <ModalBox
      open={!!row}
      label={heading}
      heading={heading}
      size="sm"
      {...(options.length > 0 && { okLabel: text('moveAndRemove') })}
      cancelLabel={text('cancel')}
      closeLabel={text('close')}
      onClose={(reason) => (reason === 'ok' ? void removeFrom() : onClose())}
    >
      <p>{text(options.length ? 'removeFullLead' : 'noOther')}</p>
      {options.length > 0 && (
        <Select
          options={options}
          selection={target ? [target] : []}
          label={text('chooseClass')}
          placeholder={text('chooseClass')}
          required
          onChange={({ value: [next = ''] }) => setTarget(next)}
        />
      )}
    </ModalBox>
  )
}
