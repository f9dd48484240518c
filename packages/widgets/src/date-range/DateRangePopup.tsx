import { fieldClass, fieldStyles } from '@ebkit/ui/field'
import { Icon } from '@ebkit/ui/icon'
import { calendarIcon } from '@ebkit/ui/icons'
import { Floating } from '@ebkit/ui/popover'
import { useStyles } from '@ebkit/ui/styles'
import { type RefObject, useRef, useState } from 'react'
import { useStrings } from '../environment/Environment'
import { useStore } from '../store/useStore'
import css from './DateRange.css'
import { Field } from './Field'
import type { DateRangeValue } from './range'
import { strings } from './strings'
import { useDateRange } from './useDateRange'
import { usePanel } from './usePanel'
import { usePanelFocus } from './usePanelFocus'

export interface DateRangePopupProps {
  /** The anchor, which opens and closes the box when pressed. */
  anchor: RefObject<HTMLElement | null>
  /** Accessible name. */
  label: string
  /** The chosen range: `{ start, end }` with days, `YYYY-MM-DD`; an empty end is open. Null for none. */
  range: DateRangeValue | null
  /** The user applied a range, or cleared it. */
  onChange: (range: DateRangeValue | null) => void
  /** The user has finished: the caller should unmount it. */
  onClose: () => void
}

/**
 * Chooses a range of days beside a button, without a field in the page: text fields, calendars and quick ranges in
 * one floating box, which is open while it is mounted. One end may be left open.
 * @example
 * ```tsx
 * import { DateRangePopup, type DateRangeValue } from '@ebkit/widgets/date-range'
 * import { useRef, useState } from 'react'
 *
 * export function Ordered() {
 *   const button = useRef<HTMLButtonElement>(null)
 *   const [isOpen, setOpen] = useState(false)
 *   const [range, setRange] = useState<DateRangeValue | null>(null)
 *   return (
 *     <>
 *       <button ref={button} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
 *         Ordered
 *       </button>
 *       {isOpen && (
 *         <DateRangePopup
 *           anchor={button}
 *           label="Ordered"
 *           range={range}
 *           onChange={setRange}
 *           onClose={() => setOpen(false)}
 *         />
 *       )}
 *     </>
 *   )
 * }
 * ```
 */
export function DateRangePopup({ anchor, label, range, onChange, onClose }: DateRangePopupProps) {
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
  const { Panel, failure } = usePanel(true)
  /** A key requests focus in the calendar. Changes with each request. */
  const [asked, setAsked] = useState({ takesFocus: false })
  usePanelFocus(element, !!Panel, asked, () => asked.takesFocus)
  const goToDay = () => setAsked({ takesFocus: true })
  const field = { model, state, props, text, errorId: undefined, onOpen: goToDay }
  return (
    <Floating whole anchor={anchor} open onClose={model.hide} role="dialog" label={label}>
      <div ref={element} className="eb-date-range eb-date-range--popup">
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
        {Panel ? (
          <Panel {...{ model, state, props, text }} ahead={0} />
        ) : (
          <div className="eb-date-range__waiting">{failure}</div>
        )}
      </div>
    </Floating>
  )
}
