import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'

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
 * @returns presses it
 */
export function useNativeButton(
  element: RefObject<Element | null>,
  props: NativeButtonProps,
  isBlocked: () => boolean,
  onSubmit: () => void,
): () => void {
  const latest = useRef({ isBlocked, onSubmit })
  latest.current = { isBlocked, onSubmit }
  const native = useMemo(() => createNativeButton(latest), [])
  useLayoutEffect(() => {
    if (element.current) native.place(element.current, props)
  })
  useLayoutEffect(() => native.remove, [native])
  return native.press
}

function createNativeButton(latest: RefObject<{ isBlocked: () => boolean; onSubmit: () => void }>) {
  const button = document.createElement('button')
  button.hidden = true
  button.slot = 'eb-native' // in no slot, or it would stand in the text
  let form: HTMLFormElement | null = null
  let isOwnPress = false
  const submitted = ({ submitter }: SubmitEvent) => submitter === button && latest.current.onSubmit()
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
    },
    remove() {
      leave()
      button.remove()
    },
    press() {
      isOwnPress = true
      button.click()
      isOwnPress = false
    },
  }
}
