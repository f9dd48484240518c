import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createNativeButton, type NativeButtonProps } from './nativeButton'

/**
 * A native submit button for a button in a shadow root: Enter in a field submits even with several fields, a fieldset
 * disables it, and handlers of the page get a submitter with name and value.
 * @param isBlocked whether a submission must not begin now
 * @param onSubmit the form is being submitted by it, and is valid; without a form: it was pressed
 * @returns what presses it, and whether it is disabled, be it by a fieldset around it
 */
export function useNativeButton(
  element: RefObject<Element | null>,
  props: NativeButtonProps,
  isBlocked: () => boolean,
  onSubmit: () => void,
): { press: () => void; isDisabled: boolean } {
  const latest = useRef({ isBlocked, onSubmit })
  latest.current = { isBlocked, onSubmit }
  const [isDisabled, setDisabled] = useState(false)
  // A server has no document; only effects and presses use it.
  const native = useMemo(
    () =>
      globalThis.document &&
      createNativeButton({
        isBlocked: () => latest.current.isBlocked(),
        onSubmit: () => latest.current.onSubmit(),
        onDisabled: setDisabled,
      }),
    [],
  )
  useLayoutEffect(() => {
    if (element.current) native.follow(element.current, props)
  })
  useLayoutEffect(() => native.stop, [native])
  return { press: () => native.press(), isDisabled }
}
