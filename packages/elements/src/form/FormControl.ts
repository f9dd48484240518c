import { createTranslator, getPage } from '@ebkit/core'
import type { FormPart, FormValue } from '../definition'
import { unreadable } from '../element/attributes'
import { setState } from '../element/states'
import type { Values } from '../element/Values'
import { formValueOf } from './formValue'
import { formStrings } from './strings'

/** What the component of a value element gets beside its properties. */
export interface FormProps {
  /** Of the element, or of a fieldset around it. */
  disabled: boolean
  /** Accessible name: `label`, else `aria-label`, else the text of its labels. */
  label: string | undefined
  /** What is wrong, once the person has had a chance to get it right. */
  errorMessage: string | undefined
}

const focusable = 'input,button,select,textarea,[tabindex]'

/** The part of an element that a form sees. */
export class FormControl implements FormPart {
  readonly #host: HTMLElement
  readonly #internals: ElementInternals
  readonly #form: FormValue<unknown, object>
  readonly #values: Values
  readonly #onChange: () => void
  #customMessage = ''
  /** The person changed the value, or tried to submit it. */
  #isTouched = false
  #isDisabled = false

  constructor(
    host: HTMLElement,
    internals: ElementInternals,
    form: FormValue<unknown, object>,
    values: Values,
    onChange: () => void,
  ) {
    this.#host = host
    this.#internals = internals
    this.#form = form
    this.#values = values
    this.#onChange = onChange
    host.addEventListener('invalid', () => {
      this.#isTouched = true
      onChange()
    })
    host.addEventListener('click', (event) => {
      // A label clicks the element it belongs to.
      if (event.composedPath()[0] === host) host.focus()
    })
  }

  get #value(): unknown {
    return this.#values.get(this.#form.property)
  }

  get text(): string {
    return this.#form.toText(this.#value)
  }

  setText(text: string | null, name: string, code: 'invalid-attribute' | 'invalid-property'): void {
    const value = text === null ? this.#form.empty : this.#form.fromText(text)
    const problem = { code, name, value: text ?? '' }
    this.#values.setIfReadable(this.#form.property, value === undefined ? unreadable : value, problem)
  }

  change(detail: unknown): void {
    this.#isTouched = true
    this.#values.set(this.#form.property, (detail as { value: unknown }).value)
  }

  reset(): void {
    this.#isTouched = false
    this.setText(this.#host.getAttribute('value'), 'value', 'invalid-attribute')
  }

  disable(isDisabled: boolean): void {
    this.#isDisabled = isDisabled
    this.#onChange()
  }

  setCustomMessage(message: string): void {
    this.#customMessage = message
    this.#onChange()
  }

  props(): FormProps {
    return {
      disabled: this.#isDisabled || Boolean(this.#values.get('disabled')),
      label: (this.#values.get('label') as string | undefined) || labelOf(this.#host, this.#internals),
      errorMessage: (this.#isTouched && this.#internals.validationMessage) || undefined,
    }
  }

  /** Tells the browser the value to submit, whether it is valid, and the states for style sheets. */
  sync(locale: string): void {
    const { text } = this
    const internals = this.#internals
    const entries = this.#form.toEntries ? this.#form.toEntries(this.#value) : text || null
    internals.setFormValue(formValueOf(entries, String(this.#values.get('name'))), text)
    const { flag, message } = this.#problem(text, locale)
    if (flag) internals.setValidity({ [flag]: true }, message, this.#anchor())
    else internals.setValidity({})
    setState(this.#host, internals, 'empty', !text)
    setState(this.#host, internals, 'disabled', this.props().disabled)
    setState(this.#host, internals, 'user-invalid', Boolean(this.#isTouched && flag))
  }

  #problem(text: string, locale: string): { flag?: keyof ValidityStateFlags; message?: string } {
    if (this.#customMessage) return { flag: 'customError', message: this.#customMessage }
    if (this.#values.get('required') && !text) {
      const { strings } = getPage().$configuration.get()
      return { flag: 'valueMissing', message: createTranslator(formStrings, locale, strings)('required') }
    }
    return this.#form.validity?.(this.#value, this.#values.all(), locale) ?? {}
  }

  /** Where the browser points when it reports a problem. */
  #anchor(): HTMLElement | undefined {
    return this.#host.shadowRoot?.querySelector<HTMLElement>(focusable) ?? undefined
  }
}

/** The text of the labels that belong to an element: nothing outside can label what is inside its shadow root. */
function labelOf(host: HTMLElement, internals: ElementInternals): string | undefined {
  // None yet while the element is being upgraded.
  const labels = Array.from(internals.labels ?? [], (label) => label.textContent?.trim())
  return host.getAttribute('aria-label') || labels.filter(Boolean).join(' ') || undefined
}
