import { focusFirst } from '@ebkit/ui/form-field'
import { type ComponentType, type RefObject, useLayoutEffect, useRef } from 'react'
import { laterPart } from '../later/laterPart'
import type { ControlProps } from './Control'

/**
 * Controls of one chunk, which is loaded when a form has a field for one of them. Their space is reserved until then; where the space
 * has the focus, what comes into it gets it.
 *
 * @param isFocusable false: controls that only show something
 * @returns the control with a name
 */
export function laterControls<Name extends string>(
  load: () => Promise<Record<Name, ComponentType<ControlProps>>>,
  isFocusable = true,
) {
  const [usePart] = laterPart(load)
  return (name: Name): ComponentType<ControlProps> =>
    function LaterControl(props: ControlProps) {
      const part = usePart(true)
      const left = useRef<Element>(null)
      const Control = part[name] as ComponentType<ControlProps> | undefined
      const isReserved = !Control && !part.failure
      useLayoutEffect(() => {
        if (!isReserved && left.current) focusFirst(left.current)
        left.current = null
      }, [isReserved])
      if (Control) return <Control {...props} />
      return part.failure || <ReservedSpace left={left} isFocusable={isFocusable} />
    }
}

/** @param props `left`: takes what is around the space, if it had the focus when it went */
function ReservedSpace({ left, isFocusable }: { left: RefObject<Element | null>; isFocusable: boolean }) {
  const space = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = space.current
    return () => {
      if (element?.matches(':focus')) left.current = element.parentElement
    }
  }, [left])
  return <span ref={space} className="eb-data-form__place" {...(isFocusable && { tabIndex: -1 })} />
}

/** Focuses the space of a control that is still loading. @returns whether there is one */
export function focusReservedSpace(around: Element | null | undefined): boolean {
  const space = around?.querySelector<HTMLElement>('.eb-data-form__place[tabindex]')
  space?.focus()
  return !!space
}
