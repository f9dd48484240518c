import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'

/** What of a submit button its form sees. */
export interface NativeButtonProps {
  form?: string | undefined
  name?: string | undefined
  value?: string | undefined
  disabled?: boolean | undefined
}

/**
 * A native submit button without a box, in the page's own tree: a form knows nothing of what is in a shadow root. With it
 * Enter in a field submits also where there are several fields, a fieldset disables it, and the handlers of the page
 * find a submitter with name and value.
 *
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
  const native = useMemo(() => createNativeButton(latest, setDisabled), [])
  useLayoutEffect(() => {
    if (element.current) native.place(element.current, props)
  })
  useLayoutEffect(() => native.remove, [native])
  return { press: native.press, isDisabled }
}

function createNativeButton(
  latest: RefObject<{ isBlocked: () => boolean; onSubmit: () => void }>,
  onDisabled: (isDisabled: boolean) => void,
) {
  const button = document.createElement('button')
  button.hidden = true
  button.slot = 'eb-native' // in no slot, or it would stand in the text
  let form: HTMLFormElement | null = null
  let isOwnPress = false
  const submitted = ({ submitter }: SubmitEvent) => submitter === button && latest.current.onSubmit()
  const look = () => onDisabled(button.matches(':disabled'))
  const fieldsets = new MutationObserver(look)
  const leave = () => form?.removeEventListener('submit', submitted)

  button.addEventListener('click', (event) => {
    // The page has heard the click on what it sees.
    if (isOwnPress) event.stopPropagation()
    leave()
    if (latest.current.isBlocked()) return event.preventDefault()
    form = button.form
    if (form) form.addEventListener('submit', submitted)
    else latest.current.onSubmit()
  })
  return {
    place(element: Element, { form: id, name = '', value = '', disabled = false }: NativeButtonProps) {
      const owner = (element.getRootNode() as Partial<ShadowRoot>).host ?? element
      if (button.parentNode !== owner) owner.append(button)
      if (id) button.setAttribute('form', id)
      else button.removeAttribute('form')
      Object.assign(button, { name, value, disabled })
      fieldsets.disconnect()
      for (let at = button.closest('fieldset'); at; at = at.parentElement?.closest('fieldset') ?? null)
        fieldsets.observe(at, { attributeFilter: ['disabled'] })
      look()
    },
    remove() {
      leave()
      fieldsets.disconnect()
      button.remove()
    },
    press() {
      isOwnPress = true
      button.click()
      isOwnPress = false
    },
  }
}
