import type { Option } from '@ebkit/rules'
import { Select } from '../../select/Select'
import type { ControlProps } from '../Control'
import { labelText } from '../options'
import { useFound } from './useFound'

const isOne = (type: string) => type === 'enum' || type === 'ref'

function List({ options, ...props }: ControlProps & { options: readonly Option[] }) {
  const { field, value, onChange, locale } = props
  const single = isOne(field.type)
  const chosen = (single ? [value] : Array.isArray(value) ? value : []).filter(
    (one) => one != null && one !== '',
  )
  // The list has texts; the values may be numbers.
  const valueFor = (text: string) =>
    [...options.map((option) => option.value), ...chosen].find((one) => `${one}` === text) ?? text
  return (
    <Select
      options={options.map((option) => ({
        value: `${option.value}`,
        label: labelText(option.label, locale),
        disabled: !!option.disabled,
      }))}
      selection={chosen.map(String)}
      multiple={!single}
      clearable={!props.required}
      filter={options.length > 10}
      onChange={(detail) => onChange(single ? detail.value.map(valueFor)[0] : detail.value.map(valueFor))}
      label={props.label}
      errorMessage={props.message}
      disabled={props.disabled}
      required={props.required}
    />
  )
}

/** One or several of many choices. */
export const SelectControl = (props: ControlProps) => <List {...props} options={props.field.options ?? []} />

/** One or several rows of another resource, or what a page gives. */
export function ReferenceControl(props: ControlProps) {
  const { options, problem } = useFound(props)
  return <List {...props} options={options} message={props.message ?? problem} />
}
