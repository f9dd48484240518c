import { isServiceError } from '@ebkit/core/errors'
import { isComposing } from '@ebkit/ui/composition'
import { moveActive } from '@ebkit/ui/list-box'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useDescribeError, useEnvironment } from '../environment'
import { useOpen } from '../opening/useOpen'
import { type Country, chosenAfter, findCountries, nameKeys, toCountries } from './countries'
import type { CountryPickerProps } from './props'
import { useDictionary } from './useDictionary'

const none: NonNullable<CountryPickerProps['selection']> = []

/** State and handlers of a country picker. */
export function useCountryPicker(props: CountryPickerProps) {
  const { selection = none, multiple, dictType, nameKey, open, disabled, onChange } = props
  const { locale, reportError } = useEnvironment()
  const describe = useDescribeError()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(-1)
  const startAgain = () => {
    setQuery('')
    setActive(-1)
  }
  const onShow = () => {
    startAgain()
    props.onShow?.()
  }
  const onHide = () => {
    startAgain()
    props.onHide?.()
  }
  const [isOpen, setOpen] = useOpen({ open, disabled, onShow, onHide })
  const report = props.onError ?? reportError
  const [dictionary, reload] = useDictionary(dictType, isOpen || selection.length > 0, (cause) =>
    report({ code: isServiceError(cause) ? cause.code : 'unknown', message: describe(cause), cause }),
  )
  const { items } = dictionary
  const all = useMemo(() => items && toCountries(items, nameKeys(nameKey, locale)), [items, nameKey, locale])
  const shown = useMemo(() => findCountries(all ?? [], query), [all, query])
  const byId = useMemo(() => new Map(all?.map((country) => [country.value, country])), [all])
  const chosen = useMemo(() => new Set(selection.map(({ id }) => `${id}`)), [selection])

  const change = (value: ReturnType<typeof chosenAfter>) => onChange?.({ value })
  const pick = (country: Country | undefined) => {
    if (!country) return
    change(chosenAfter(country, selection, multiple))
    setQuery('')
    if (!multiple) setOpen(false)
  }
  const remove = (id: unknown) => change(selection.filter((entry) => entry.id !== id))
  const type = (text: string) => {
    setOpen(true)
    setQuery(text)
    setActive(text.trim() ? 0 : -1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event
    if (isComposing(event) || event.ctrlKey || event.metaKey) return
    // Home and End belong to the text.
    const next = /^(Arrow|Page)(Up|Down)$/.test(key) ? moveActive(shown, active, key) : undefined
    if (next !== undefined) {
      if (isOpen) setActive(next)
      else setOpen(true)
    } else if (key === 'Enter') {
      if (isOpen) pick(shown[active])
    } else if (key === 'Backspace' && !currentTarget.value && selection.length && !disabled) {
      remove(selection.at(-1)?.id)
    } else return
    event.preventDefault()
  }
  const isPlaced = active < shown.length ? active : -1
  return {
    dictionary,
    reload,
    describe,
    isOpen,
    setOpen,
    query,
    type,
    active: isPlaced,
    setActive,
    shown,
    chosen,
    byId,
    pick,
    remove,
    onKeyDown,
  }
}

export type CountryPickerState = ReturnType<typeof useCountryPicker>
