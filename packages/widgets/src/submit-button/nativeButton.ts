import { implicitSubmission } from '@ebkit/ui/submit-form'
import { disabledFieldset, fieldsetsAround } from './fieldsets'

/** What of a submit button its form sees. */
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

/** A native submit button that stands in the page's own tree for the moment in which its form is submitted. */
export interface NativeButton {
  /** Belongs to the form of this element, or to the one that is named. Called with each rendering. */
  follow(element: Element, props: NativeButtonProps): void
  stop(): void
  press(): void
}

/**
 * A form knows nothing of what is in a shadow root, so a native button has to stand outside. It does so only from the
 * press, or from Enter in a field, to the next task but one: a clone, a snapshot or a page that writes the text of its
 * element finds nothing of it.
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
   * Until the task after the next: by then the browser, and handlers that wait for no more than a microtask, have seen it.
   * The next is where the browser begins to load. Without its button Chromium then loads instead of the page, and not after
   * it: the way back would lead past the form.
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
    // The page has heard the click on what it sees.
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
  button.slot = 'eb-native' // in no slot, or it would stand in the text
  return button
}

/** What a page has copied that clones itself in the moment of a submission. */
function removeCopies(owner: Element, button: HTMLButtonElement): void {
  for (const copy of owner.querySelectorAll(':scope > button[slot=eb-native]'))
    if (copy !== button) copy.remove()
}

/** The form that a button inside `owner` belongs to. */
function formOf(owner: Element, button: HTMLButtonElement): Element | null {
  const id = button.getAttribute('form')
  return id ? (owner.getRootNode() as Document).getElementById(id) : owner.closest('form')
}
