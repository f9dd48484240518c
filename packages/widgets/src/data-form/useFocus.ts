import { type RefObject, useEffect, useRef } from 'react'
import { focusField } from './focusField'
import type { DataFormProps } from './props'
import type { FormDesk } from './useForm'

/** Focuses a field of a form, in another section once that is shown. Without a name the first field. */
export function useFocus(
  { section, onSection }: DataFormProps,
  { sections }: FormDesk,
  element: RefObject<HTMLElement | null>,
): (name?: string) => void {
  const waiting = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once another section is shown
  useEffect(() => {
    if (waiting.current !== undefined) focusField(element.current, waiting.current)
    waiting.current = undefined
  }, [section])
  return (name) => {
    const own = name?.split('.')[0] ?? ''
    const place = sections.findIndex(({ fields }) => fields.includes(own))
    if (section === undefined || place < 0 || place === section) return focusField(element.current, name)
    waiting.current = name
    onSection?.(place)
  }
}
