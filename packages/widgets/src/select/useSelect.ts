import { enabledFrom, type ListOption } from '@ebkit/ui/list-box'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { matching, readOptions, withUnknown } from './options'
import type { SelectProps } from './props'

const none: readonly never[] = []

/** What a select shows, and what can be done with it. */
export type SelectState = ReturnType<typeof useSelect>

/** Options, what is chosen of them, and the open list. */
export function useSelect(props: SelectProps, unknown: string) {
  const { options = none, selection = none, disabled, onShow, onHide, onFind } = props
  const [isOpen, setOpen] = useState(false)
  // Closing may be asked for twice before it is drawn.
  const opened = useRef(false)
  // When it opened: an unknown value that is taken out can be put back until it closes.
  const [before, setBefore] = useState<readonly string[]>(none)
  const [wanted, setWanted] = useState('')
  const [active, setActive] = useState(-1)
  const own = useMemo(() => readOptions(options), [options])
  const all = useMemo(
    () => withUnknown(own, [...before, ...selection], unknown),
    [own, before, selection, unknown],
  )
  const isFound = !!onFind
  const shown = useMemo(() => (isFound ? all : matching(all, wanted)), [all, wanted, isFound])
  const chosen = useMemo(() => new Set(selection), [selection])
  const isChosen = ({ value }: ListOption) => (value ? chosen.has(value) : !chosen.size)

  function show(start?: number): void {
    if (disabled || opened.current) return
    const first = all.findIndex((option) => isChosen(option) && !option.disabled)
    setBefore(selection)
    setWanted('')
    setActive(enabledFrom(all, start ?? first, start === all.length - 1 ? -1 : 1))
    setOpen(true)
    opened.current = true
    onShow?.()
  }
  function hide(): void {
    if (!opened.current) return
    opened.current = false
    setOpen(false)
    setBefore(none)
    onHide?.()
  }
  function find(text: string): void {
    setWanted(text)
    if (onFind) onFind(text)
    else setActive(enabledFrom(matching(all, text), 0, 1))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else is found
  useLayoutEffect(() => {
    if (isOpen && onFind) setActive(enabledFrom(all, 0, 1))
  }, [options])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is disabled
  useEffect(() => {
    if (disabled) hide()
  }, [disabled])
  const choose = (option: ListOption | undefined) => choosing(props, option, isChosen)
  return { all, shown, isOpen, wanted, active, isChosen, show, hide, find, choose, setActive }
}

/** Chooses an option in place of the chosen one, or takes it in or out where several can be chosen. */
function choosing(
  { selection = none, multiple, onChange }: SelectProps,
  option: ListOption | undefined,
  isChosen: (option: ListOption) => boolean,
): void {
  if (!option || option.disabled) return
  const { value } = option
  const isIn = isChosen(option)
  if (!value || !multiple) {
    if (!isIn || selection.length > 1) onChange?.({ value: value ? [value] : [] })
  } else if (isIn) onChange?.({ value: selection.filter((each) => each !== value) })
  else onChange?.({ value: [...selection, value] })
}
