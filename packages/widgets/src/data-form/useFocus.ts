import { type RefObject, useEffect, useRef } from 'react'
import { focusField } from './focusField'
import type { DataFormProps } from './props'
import type { FormContext } from './useForm'

/**
 * Focuses a field of a form once it is rendered: in another section, or in a form that has just started. Without a
 * name the first field.
 */
export function useFocus(
  { section, onSection }: DataFormProps,
  { sections }: FormContext,
  element: RefObject<HTMLElement | null>,
): (name?: string) => void {
  const waiting = useRef<{ readonly name: string | undefined; readonly section: number | undefined }>(
    undefined,
  )
  useEffect(() => {
    if (!waiting.current || waiting.current.section !== section || !isDrawn(element.current)) return
    focusField(element.current, waiting.current.name)
    waiting.current = undefined
  })
  return (name) => {
    const own = name?.split('.')[0] ?? ''
    const place = sections.findIndex(({ fields }) => fields.includes(own))
    const isElsewhere = section !== undefined && place >= 0 && place !== section
    if (!isElsewhere && isDrawn(element.current)) return focusField(element.current, name)
    waiting.current = { name, section: isElsewhere ? place : section }
    if (isElsewhere) onSection?.(place)
  }
}

const isDrawn = (form: Element | null) => !!form?.querySelector('.eb-form-field__control')
