import { quoteConditionValue } from '@ebkit/rules/conditions'
import { isEmptyValue, labelText, type Option } from '@ebkit/rules/fields'
import { useMemo } from 'react'
import { Select } from '../../select'
import type { ControlProps } from '../Control'
import { useFound } from './useFound'

const isOne = (type: string) => type === 'enum' || type === 'ref'

/** The chosen values, of one or several. */
const chosenOf = ({ field, value }: ControlProps): unknown[] =>
  (isOne(field.type) ? [value] : Array.isArray(value) ? value : []).filter((one) => one != null && one !== '')

interface ListProps extends ControlProps {
  options: readonly Option[]
  /** Chosen values that are not among the options. */
  others?: readonly Option[]
  onFind?: ((search: string) => void) | undefined
  note?: string | undefined
  onShow?: () => void
}

function List({ options, others = [], ...props }: ListProps) {
  const { field, onChange, locale, onFind, note, onShow } = props
  const single = isOne(field.type)
  const chosen = chosenOf(props)
  // The list uses texts; the values may be numbers.
  const valueFor = (text: string) =>
    [...options.map((option) => option.value), ...chosen].find((one) => `${one}` === text) ?? text
  const shown = (option: Option) => ({
    value: `${option.value}`,
    label: labelText(option.label, locale),
    disabled: !!option.disabled,
  })
  const group = props.text('chosen')
  return (
    <Select
      options={[...options.map(shown), ...others.map((option) => ({ ...shown(option), group }))]}
      selection={chosen.map(String)}
      multiple={!single}
      clearable={!props.required}
      filter={!!onFind || options.length > 10}
      {...(onFind && { onFind })}
      {...(onShow && { onShow })}
      note={note}
      onChange={(detail) => onChange(single ? detail.value.map(valueFor)[0] : detail.value.map(valueFor))}
      label={props.label}
      errorMessage={props.message}
      disabled={props.disabled}
      required={props.required}
    />
  )
}

/** One or several of many options. */
export const SelectControl = (props: ControlProps) => <List {...props} options={props.field.options ?? []} />

/** One or several rows of another resource, or options of the page, which are searched at their source. */
export function ReferenceControl(props: ControlProps) {
  const chosen = chosenOf(props)
  const source = useNarrowed(props)
  const { options, names, find, note, problem, retry } = useFound({ ...props, source }, chosen)
  const shown = new Set(options.map(({ value }) => `${value}`))
  const others = chosen.flatMap((value) => (shown.has(`${value}`) ? [] : (names.get(`${value}`) ?? [])))
  return (
    <List
      {...props}
      options={options}
      others={others}
      onFind={find}
      onShow={retry}
      note={note}
      message={props.message ?? problem}
    />
  )
}

/** The source of a field whose options depend on other fields; without these there are none. */
function useNarrowed({ field, source, values }: ControlProps): ControlProps['source'] {
  const where = field.optionsWhere?.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    return isEmptyValue(value) ? 'null' : quoteConditionValue(String(value))
  })
  return useMemo(
    () =>
      where && typeof source === 'object'
        ? { ...source, filter: [source.filter, where].filter(Boolean).join('&') }
        : source,
    [source, where],
  )
}
