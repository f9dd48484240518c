import { useCallback, useEffect, useState } from 'react'
import { Cascader } from '../../cascader/Cascader'
import { CountryPicker } from '../../country-picker/CountryPicker'
import { ProductPicker } from '../../product-picker/ProductPicker'
import type { ProductReference } from '../../product-picker/props'
import type { ControlProps } from '../Control'
import { UnavailableControl } from './shownFields'

/** Ticket products, each by its id and type. */
export function ProductsControl({ field, value, onChange, label, message, disabled }: ControlProps) {
  return (
    <ProductPicker
      selection={Array.isArray(value) ? (value as ProductReference[]) : []}
      max={field.max}
      onChange={(detail) =>
        onChange(detail.value.map(({ ticketProductId, productType }) => ({ ticketProductId, productType })))
      }
      label={label}
      errorMessage={message}
      disabled={disabled}
    />
  )
}

/** A country, by its code. */
export function CountryControl({ value, onChange, label, message, disabled }: ControlProps) {
  return (
    <CountryPicker
      selection={typeof value === 'string' && value ? [{ id: value }] : []}
      onChange={(detail) => onChange(detail.value[0] && `${detail.value[0].id}`)}
      label={label}
      errorMessage={message}
      disabled={disabled}
    />
  )
}

/** Codes from the province down to a code: `330106` lies in `330100`, which lies in `330000`. */
const pathOfCode = (code: string): string[] => [
  ...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code]),
]

/** Places, by the codes from the province down; several where the field says so. Their names come from the page. */
export function RegionControl(props: ControlProps) {
  const { field, value, values, onChange, label, message, disabled, source } = props
  const given = field.multiple ? (Array.isArray(value) ? value : []) : value ? [value] : []
  const chosen = given.flatMap((path) => (Array.isArray(path) && path.length ? [`${path.at(-1)}`] : []))
  const find = useCallback(
    async (code: string) => {
      if (typeof source !== 'function') return []
      const found = await source(code, { values, signal: new AbortController().signal })
      return found.map((option) => ({ id: `${option.value}`, name: option.label.zh }))
    },
    [source, values],
  )
  const [roots, setRoots] = useState<Awaited<ReturnType<typeof find>>>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each source
  useEffect(() => {
    find('').then(setRoots, () => {})
  }, [source])
  if (typeof source !== 'function') return <UnavailableControl {...props} />
  return (
    <Cascader
      items={roots}
      load={(item) => find(`${item.id}`)}
      selection={chosen}
      multiple={field.multiple}
      anyLevel={field.multiple}
      onChange={(detail) => {
        const paths = detail.value.map(pathOfCode)
        onChange(field.multiple ? paths : paths[0])
      }}
      width={320}
      label={label}
      errorMessage={message}
      disabled={disabled}
    />
  )
}
