import { implicitSubmission } from '@ebkit/ui/submit-form'
import { disabledFieldset, fieldsetsAround } from './fieldsets'

/** The properties of a submit button that its form uses. */
export interface NativeButtonProps {
  form?: string | undefined
  name?: string | undefined
  value?: string | undefined
  disabled?: boolean | undefined
}

interface NativeButtonOptions {
  isBlocked: () => boolean
  onSubmit: () => void
  onDisabled: (isDisabled: boolean) => void
}

/** A native submit button that is in the page's own tree while its form is submitted. */
export interface NativeButton {
  /** Sets its form: that of this element, or the named one. Called with each rendering. */
  follow(element: Element, props: NativeButtonProps): void
  stop(): void
  press(): void
}

/**
 * A form does not include a shadow root, so a native button must be outside of it. It is there only from the press,
 * or from Enter in a field, to the next task but one, so that clones, snapshots and scripts that replace the
 * element's text do not find it.
 */
export function createNativeButton({ isBlocked, onSubmit, onDisabled }: NativeButtonOptions): NativeButton {
  const button = createButton()
  let owner: Element | undefined
  let root: Node | undefined
  let form: HTMLFormElement | null = null
  let isOwnPress = false
  const fieldsets = new MutationObserver(() => owner && onDisabled(Boolean(disabledFieldset(owner))))
  const submitted = ({ submitter }: SubmitEvent) => submitter === button && onSubmit()
  const leaveForm = () => form?.removeEventListener('submit', submitted)

  /**
   * Until the task after the next: by then the browser, and handlers that wait for at most a microtask, have used it.
   * In the next task the browser starts to load. Without its button Chromium would replace the history entry, and
   * Back would skip the form.
   */
  function stand(): void {
    owner?.append(button)
    setTimeout(() => setTimeout(() => button.remove()))
  }
  function onEnter(event: Event): void {
    if (event.type === 'keypress' && (event as KeyboardEvent).key !== 'Enter') return
    const { form: formOfField = event.target } = event.target as Partial<HTMLInputElement>
    if (owner && formOfField && formOfField === formOf(owner, button)) stand()
  }
  function listen(next: Node | undefined): void {
    if (next === root) return
    for (const type of ['keypress', implicitSubmission]) {
      root?.removeEventListener(type, onEnter, true)
      next?.addEventListener(type, onEnter, true)
    }
    root = next
  }

  button.addEventListener('click', (event) => {
    // The page has received the click on the visible button.
    if (isOwnPress) event.stopPropagation()
    leaveForm()
    if (isBlocked()) return event.preventDefault()
    form = button.form
    if (form) form.addEventListener('submit', submitted)
    else onSubmit()
  })
  return {
    follow(element, { form: id, name = '', value = '', disabled = false }) {
      owner = (element.getRootNode() as Partial<ShadowRoot>).host ?? element
      removeCopies(owner, button)
      listen(owner.getRootNode())
      if (id) button.setAttribute('form', id)
      else button.removeAttribute('form')
      Object.assign(button, { name, value, disabled })
      fieldsets.disconnect()
      for (const fieldset of fieldsetsAround(owner))
        fieldsets.observe(fieldset, { attributeFilter: ['disabled'] })
      onDisabled(Boolean(disabledFieldset(owner)))
    },
    stop() {
      leaveForm()
      listen(undefined)
      fieldsets.disconnect()
      button.remove()
    },
    press() {
      stand()
      isOwnPress = true
      button.click()
      isOwnPress = false
    },
  }
}

function createButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.hidden = true
  button.slot = 'eb-native' // without a slot, otherwise it would be rendered as text
  return button
}

/** Copies of it, made by a page that clones itself during a submission. */
function removeCopies(owner: Element, button: HTMLButtonElement): void {
  for (const copy of owner.querySelectorAll(':scope > button[slot=eb-native]'))
    if (copy !== button) copy.remove()
}

/** The form that a button inside `owner` belongs to. */
function formOf(owner: Element, button: HTMLButtonElement): Element | null {
  const id = button.getAttribute('form')
  return id ? (owner.getRootNode() as Document).getElementById(id) : owner.closest('form')
}
