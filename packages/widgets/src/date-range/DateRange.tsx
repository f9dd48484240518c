import { fieldClass, fieldStyles } from '@ebkit/ui/field'
import { FieldError } from '@ebkit/ui/field-error'
import { calendarIcon, xIcon } from '@ebkit/ui/icons'
import { Floating, floatsModally } from '@ebkit/ui/popover'
import { useStyles } from '@ebkit/ui/styles'
import { useId, useRef, useState } from 'react'
import { usePlace, useStrings } from '../environment/Environment'
import { useStore } from '../store/useStore'
import { BoxButton } from './BoxButton'
import css from './DateRange.css'
import { isFilled } from './dateRangeModel'
import { Field } from './Field'
import { Offer } from './Offer'
import type { DateRangeProps } from './props'
import { strings } from './strings'
import { monthsInView, useDateRange } from './useDateRange'
import { fetchPanel, usePanel, usePanelAhead } from './usePanel'
import { usePanelFocus } from './usePanelFocus'

/**
 * Chooses a range of dates: two fields to type into, and a panel with calendars, quick ranges and times.
 *
 * @spec W-DATE-1 W-DATE-2 W-DATE-3 W-DATE-4 W-DATE-5 W-DATE-9 W-DATE-10
 * @example
 * ```tsx
 * import { DateRange, type DateRangeValue } from '@ebkit/widgets/date-range'
 * import { useState } from 'react'
 *
 * export function Stay() {
 *   const [range, setRange] = useState<DateRangeValue | null>(null)
 *   return <DateRange range={range} maxDays={30} onChange={({ value }) => setRange(value)} />
 * }
 * ```
 */
export function DateRange(props: DateRangeProps) {
  const { label, disabled, errorMessage } = props
  const { locale, dir } = usePlace()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(fieldStyles, css)
  const box = useRef<HTMLDivElement>(null)
  const messageId = useId()
  const { model, isFocusThere } = useDateRange(props, element, text)
  const state = useStore(model.$state)
  const { isOpen, problem } = state
  /**
   * Moves focus into the calendar: requested by keys or the button, but not by a click into a field. Changes with
   * each request.
   */
  const [asked, setAsked] = useState({ takesFocus: true })
  const { Panel, failure } = usePanel(isOpen)
  const ahead = usePanelAhead(isOpen)
  usePanelFocus(element, isOpen && !!Panel, asked, () => asked.takesFocus && isFocusThere())
  const message = problem ? text(problem.code, problem) : errorMessage

  const show = (takesFocus: boolean) => {
    if (takesFocus || !isOpen) setAsked({ takesFocus })
    if (!isOpen) model.show(monthsInView())
  }
  const clear = () => {
    model.clear()
    model.hide()
    element.current?.querySelector('input')?.focus()
  }
  const field = { model, state, props, text, errorId: message && messageId, onOpen: () => show(true) }
  const isFull = isFilled(state) || problem
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: who comes near, and focus that leaves
    <div
      ref={element}
      className="eb-root eb-date-range"
      lang={locale}
      dir={dir}
      onPointerEnter={fetchPanel}
      onFocus={fetchPanel}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !element.current?.contains(relatedTarget)) model.hide()
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex box everywhere */}
      <div
        ref={box}
        // A floating box returns focus to this element, which forwards it to where it was.
        tabIndex={-1}
        className={fieldClass(`eb-date-range__box${props.times ? ' eb-date-range__box--times' : ''}`, {
          invalid: !!message,
          disabled,
          open: isOpen,
        })}
        part="field"
        role="group"
        aria-label={label ?? text('choose')}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the fields have keys of their own */}
        <div className="eb-date-range__fields" onClick={() => floatsModally() || disabled || show(false)}>
          <Field {...field} end="start" />
          <span aria-hidden="true">{text('to')}</span>
          <Field {...field} end="end" />
        </div>
        {isFull && !disabled && <BoxButton icon={xIcon} part="clear" label={text('clear')} onClick={clear} />}
        <BoxButton
          icon={calendarIcon}
          part="button"
          label={text('choose')}
          isOpen={isOpen}
          disabled={disabled}
          onClick={() => (isOpen ? model.hide() : show(true))}
        />
      </div>
      <FieldError id={messageId} message={isOpen ? undefined : message} />
      {!isOpen && (
        <Offer
          model={model}
          nights={props.nights}
          text={text}
          onTaken={() => element.current?.querySelector<HTMLElement>('[part=end]')?.focus()}
        />
      )}
      <Floating
        whole
        anchor={box}
        open={isOpen || ahead > 0}
        ahead={!isOpen}
        onClose={model.hide}
        role={isOpen ? 'dialog' : undefined}
        label={text('choose')}
        part={isOpen ? 'panel' : undefined}
        className={isOpen || ahead === 3 ? undefined : 'eb-date-range__ahead'}
      >
        {Panel ? (
          <Panel {...{ model, state, props, text, ahead }} />
        ) : (
          <div className="eb-date-range__waiting">{failure}</div>
        )}
      </Floating>
    </div>
  )
}
