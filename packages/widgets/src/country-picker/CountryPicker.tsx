import { FieldInside, useComboBox } from '@ebkit/ui/combo-box'
import { fieldClass } from '@ebkit/ui/field'
import { FieldError } from '@ebkit/ui/field-error'
import { Icon } from '@ebkit/ui/icon'
import { chevronDownIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useId, useImperativeHandle } from 'react'
import { useEnvironment, useStrings } from '../environment'
import { Chip } from './Chip'
import { CountryInput } from './CountryInput'
import { CountryList } from './CountryList'
import css from './CountryPicker.css'
import { type CountryPickerProps, countryPickerSizes } from './props'
import { strings } from './strings'
import { useCountryPicker } from './useCountryPicker'

/**
 * Chooses countries and regions of the gateway's dictionary, which are found by name, pinyin, initials and code.
 * @spec W-CTY-1 W-CTY-2 W-CTY-3 W-CTY-4
 * @example
 * ```tsx
 * import { CountryPicker } from '@ebkit/widgets/country-picker'
 *
 * export function Country() {
 *   return <CountryPicker label="国家或地区" onChange={({ value }) => console.log(value.map(({ keyname }) => keyname))} />
 * }
 * ```
 */
export function CountryPicker(props: CountryPickerProps) {
  const { selection = [], disabled, errorMessage } = props
  const { width = countryPickerSizes.width, height = countryPickerSizes.height } = props
  const { locale, dir } = useEnvironment()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const box = useComboBox()
  const id = useId()
  const state = useCountryPicker(props)
  const { isOpen, setOpen, byId, dictionary } = state
  const entries = [...new Map(selection.map((entry) => [`${entry.id}`, entry])).entries()]
  const focus = () => box.current?.querySelector('input')?.focus()
  useImperativeHandle(props.handle, () => ({
    show: () => setOpen(true),
    hide: () => setOpen(false),
    focus,
    reload: state.reload,
  }))
  const input = <CountryInput id={id} props={props} state={state} text={text} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows the focus of what stands inside
    <div
      ref={element}
      className="eb-root eb-country-picker"
      lang={locale}
      dir={dir}
      style={{ width }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field in it has the keys */}
      <div
        ref={box}
        className={fieldClass('eb-combo eb-country-picker__box', { invalid: !!errorMessage, disabled })}
        part="field"
        style={{ minHeight: `max(${height}px, var(--eb-control))` }}
        onMouseDown={(event) => {
          if ((event.target as Element).closest('input, button')) return
          event.preventDefault()
          focus()
          setOpen(!isOpen)
        }}
      >
        {entries.map(([key, entry]) => {
          return (
            <Chip
              key={key}
              name={byId.get(key)?.label || entry.keyname || key}
              isGone={dictionary.status === 'ready' && !byId.has(key)}
              text={text}
              onRemove={
                disabled
                  ? undefined
                  : () => {
                      state.remove(entry.id)
                      focus()
                    }
              }
            />
          )
        })}
        {input}
        <Icon path={chevronDownIcon} className="eb-country-picker__arrow" />
      </div>
      <FieldError id={`${id}e`} message={errorMessage} />
      <CountryList id={id} anchor={box} props={props} state={state} text={text}>
        <FieldInside onLeave={() => setOpen(false)}>{input}</FieldInside>
      </CountryList>
    </div>
  )
}
