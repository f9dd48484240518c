import type { DialogCloseReason } from '@ebkit/ui'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Selection } from './state'
import type { PickerPart } from './verbs'

/** Closing by Esc, × or the scrim asks where a changed draft would be lost; focus comes back when it is kept. */
export function useDiscarding<Row>(
  element: RefObject<HTMLElement | null>,
  { model, state: { isOpen, draft } }: PickerPart<Row>,
) {
  const [isAsking, setAsking] = useState(false)
  const focused = useRef<Element | null>(null)
  const before = useRef<Selection<Row>>(draft)
  const wasOpen = useRef(false)
  if (isOpen && !wasOpen.current) before.current = draft
  wasOpen.current = isOpen
  useLayoutEffect(() => {
    if (!isOpen) setAsking(false)
    else if (isAsking) element.current?.querySelector<HTMLElement>('.eb-picker__question button')?.focus()
    else (focused.current as HTMLElement | null)?.focus()
    if (!isAsking) focused.current = null
  }, [element, isOpen, isAsking])
  const ask = (reason: DialogCloseReason) => {
    const root = element.current?.getRootNode() as ShadowRoot | undefined
    if (reason === 'lost' || keysOf(before.current) === keysOf(draft)) model.close()
    else if (isAsking) setAsking(reason !== 'escape')
    else {
      focused.current = root?.activeElement ?? null
      setAsking(true)
    }
  }
  return { isAsking, ask, keep: () => setAsking(false) }
}

const keysOf = (selection: Selection<unknown>) => selection.map(({ key }) => key).join()
