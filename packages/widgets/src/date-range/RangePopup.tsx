import { fieldClass, fieldStyles } from '@ebkit/ui/field'
import { Icon } from '@ebkit/ui/icon'
import { calendarIcon } from '@ebkit/ui/icons'
import { Floating } from '@ebkit/ui/popover'
import { useStyles } from '@ebkit/ui/styles'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { useStrings } from '../environment/Environment'
import { useStore } from '../store/useStore'
import css from './DateRange.css'
import { Field } from './Field'
import { Panel } from './Panel'
import type { DateRangeValue } from './range'
import { strings } from './strings'
import { useDateRange } from './useDateRange'

interface RangePopupProps {
  /** It opens beside this, which opens and closes it. */
  anchor: RefObject<HTMLElement | null>
  label: string
  /** An end that is empty is open. */
  range: DateRangeValue | null
  onChange: (range: DateRangeValue | null) => void
  onClose: () => void
}

/** The fields and the panel of a range in one box, without a field in the page. One end may be left open. */
export function RangePopup({ anchor, label, range, onChange, onClose }: RangePopupProps) {
  const text = useStrings(strings)
  const box = useRef<HTMLDivElement>(null)
  const element = useStyles<HTMLDivElement>(fieldStyles, css)
  const props = {
    range,
    label,
    open: true,
    openEnds: true,
    onChange: ({ value }: { value: DateRangeValue | null }) => onChange(value),
    onHide: onClose,
  }
  const { model } = useDateRange(props, box, text)
  const state = useStore(model.$state)
  const { problem } = state
  const focusDay = () => element.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !(event.target as Element).matches('input[part]')) return
    event.preventDefault()
    focusDay()
  }
  const field = { model, state, props, text, errorId: undefined, onOpen: focusDay }
  return (
    <Floating whole anchor={anchor} open onClose={model.hide} role="dialog" label={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of its fields */}
      <div ref={element} className="eb-date-range eb-date-range--popup" onKeyDown={press}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex box everywhere */}
        <div
          ref={box}
          className={fieldClass('eb-date-range__box', { invalid: !!problem })}
          role="group"
          aria-label={label}
        >
          <Icon path={calendarIcon} />
          <div className="eb-date-range__fields">
            <Field {...field} end="start" isFirst />
            <span aria-hidden="true">{text('to')}</span>
            <Field {...field} end="end" />
          </div>
        </div>
        <Panel {...{ model, state, props, text }} ahead={0} />
      </div>
    </Floating>
  )
}
