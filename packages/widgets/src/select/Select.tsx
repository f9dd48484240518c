import { useComboBox } from '@ebkit/ui/combo-box'
import { fieldClass } from '@ebkit/ui/field'
import { FieldError } from '@ebkit/ui/field-error'
import { Icon } from '@ebkit/ui/icon'
import { chevronDownIcon, xIcon } from '@ebkit/ui/icons'
import { optionId } from '@ebkit/ui/list-box'
import { useStyles } from '@ebkit/ui/styles'
import { useId, useImperativeHandle, useRef } from 'react'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import type { SelectProps } from './props'
import css from './Select.css'
import { SelectList } from './SelectList'
import { strings } from './strings'
import { type SelectState, useSelect } from './useSelect'
import { useSelectKeys } from './useSelectKeys'

/** Maximum number of chosen options that the field names; above it shows the count. */
const namedAtMost = 20

/**
 * Chooses one or several options of a list: a select-only combobox with a floating list.
 *
 * @example
 * ```tsx
 * import { Select } from '@ebkit/widgets/select'
 * import { useState } from 'react'
 *
 * export function Room() {
 *   const [selection, setSelection] = useState<readonly string[]>([])
 *   return (
 *     <Select
 *       label="房型"
 *       options={[{ value: 'single', label: '单人间' }, { value: 'double', label: '双人间' }]}
 *       selection={selection}
 *       onChange={({ value }) => setSelection(value)}
 *     />
 *   )
 * }
 * ```
 */
export function Select(props: SelectProps) {
  const { selection = [], multiple, clearable, disabled, errorMessage } = props
  const { locale, dir } = usePlace()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const box = useComboBox()
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const state = useSelect(props, text('unknown'))
  const { isOpen, active, shown, show, hide, choose } = state
  const focus = () => button.current?.focus()
  const close = () => {
    if (isOpen) focus()
    hide()
  }
  const onKeyDown = useSelectKeys(state, multiple, close)
  useImperativeHandle(props.handle, () => ({ show: () => show(), hide: close, focus }))
  const label = props.label ?? text('choose')
  const words = chosenText(props, state, text('separator'))
  const canClear = clearable && selection.length > 0 && !disabled

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what has focus inside
    <div
      ref={element}
      className="eb-root eb-select"
      lang={locale}
      dir={dir}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Not if the window loses focus, or the page moves the element.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hide()
      }}
    >
      <div ref={box} className={fieldClass('eb-combo', { invalid: !!errorMessage, disabled })} part="field">
        <button
          ref={button}
          type="button"
          className={`eb-field__input eb-combo__input${selection.length ? '' : ' eb-combo__input--empty'}`}
          role="combobox"
          disabled={disabled}
          aria-label={label}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-activedescendant={isOpen && active >= 0 ? optionId(id, active) : undefined}
          aria-required={props.required}
          aria-invalid={!!errorMessage}
          aria-describedby={errorMessage && `${id}-error`}
          title={words}
          onClick={() => (isOpen ? close() : show())}
        >
          {words || props.placeholder || text('choose')}
        </button>
        {multiple && selection.length > 1 && (
          <span className="eb-select__count" title={text('count', { count: selection.length })}>
            {selection.length}
          </span>
        )}
        {canClear && (
          <button
            type="button"
            className="eb-combo__action eb-touch"
            part="clear"
            aria-label={text('clear')}
            onClick={() => {
              focus()
              props.onChange?.({ value: [] })
            }}
          >
            <Icon path={xIcon} />
          </button>
        )}
        <Icon path={chevronDownIcon} className="eb-select__arrow" />
      </div>
      <FieldError id={`${id}-error`} message={errorMessage} />
      <SelectList
        id={id}
        label={label}
        multiple={multiple}
        filter={props.filter}
        note={props.note}
        anchor={box}
        state={state}
        text={text}
        onPick={(index) => {
          choose(shown[index])
          if (!multiple) close()
        }}
        onClose={close}
      />
    </div>
  )
}

/** The field's text for the selection; empty without one. */
function chosenText({ selection = [] }: SelectProps, { all }: SelectState, separator: string): string {
  const labels = new Map(all.map(({ value, label }) => [value, label]))
  if (!selection.length) return labels.get('') ?? ''
  return selection
    .slice(0, namedAtMost)
    .map((value) => labels.get(value) ?? value)
    .join(separator)
}
