import { focusFirst } from '@ebkit/ui/form-field'
import { type ComponentType, type RefObject, useLayoutEffect, useRef } from 'react'
import { laterPart } from '../later/laterPart'
import type { ControlProps } from './Control'

/**
 * Controls of one chunk, which is loaded when a form has a field for one of them. Their space is reserved until then;
 * if the placeholder has focus, the loaded control gets it.
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
      const around = useRef<Element>(null)
      const Control = part[name] as ComponentType<ControlProps> | undefined
      const isReserved = !Control && !part.failure
      useLayoutEffect(() => {
        if (!isReserved && around.current) focusFirst(around.current)
        around.current = null
      }, [isReserved])
      if (Control) return <Control {...props} />
      return part.failure || <ReservedSpace around={around} isFocusable={isFocusable} />
    }
}

/** @param props `around`: gets the element around the space, if the space had the focus when it went */
function ReservedSpace({ around, isFocusable }: { around: RefObject<Element | null>; isFocusable: boolean }) {
  const space = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = space.current
    return () => {
      if (element?.matches(':focus')) around.current = element.parentElement
    }
  }, [around])
  return <span ref={space} className="eb-data-form__place" {...(isFocusable && { tabIndex: -1 })} />
}

/** Focuses the placeholder of a control that is still loading. @returns whether there is one */
export function focusReservedSpace(field: Element | null | undefined): boolean {
  const space = field?.querySelector<HTMLElement>('.eb-data-form__place[tabindex]')
  space?.focus()
  return !!space
}
