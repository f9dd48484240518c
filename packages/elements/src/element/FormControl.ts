import type { PropertyDefinition } from '../definition'
import { unreadable } from './attributes'
import { type AnyForm, formValueOf } from './formValue'
import { setState } from './states'
import type { Translate } from './strings'
import type { Values } from './Values'

/** Properties that every value element has, beside its own. The component gets them as props. */
export const formProperties: Record<string, PropertyDefinition> = {
  name: { type: 'string', default: '', reflect: true },
  disabled: { type: 'boolean', reflect: true },
  required: { type: 'boolean', reflect: true },
  label: { type: 'string' },
}

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
export class FormControl {
  readonly #host: HTMLElement
  readonly #internals: ElementInternals
  readonly #form: AnyForm
  readonly #values: Values
  #customMessage = ''
  /** The person changed the value, or tried to submit it. */
  #isTouched = false
  #isDisabled = false

  constructor(host: HTMLElement, internals: ElementInternals, form: AnyForm, values: Values) {
    this.#host = host
    this.#internals = internals
    this.#form = form
    this.#values = values
  }

  get text(): string {
    return this.#form.toText(this.#values.get(this.#form.property))
  }

  /** Sets the value by its text, as `value` does. */
  setText(text: string | null, from: { attribute: string } | { property: string }): void {
    const value = text === null ? this.#form.empty : this.#form.fromText(text)
    const code = 'attribute' in from ? 'invalid-attribute' : 'invalid-property'
    const params = { ...from, value: text ?? '' }
    this.#values.setIfReadable(this.#form.property, value === undefined ? unreadable : value, {
      code,
      params,
    })
  }

  /** The person changed the value. */
  change(value: unknown): void {
    this.#isTouched = true
    this.#values.set(this.#form.property, value)
  }

  reset(): void {
    this.#isTouched = false
    this.setText(this.#host.getAttribute('value'), { attribute: 'value' })
  }

  touch(): void {
    this.#isTouched = true
  }

  disable(isDisabled: boolean): void {
    this.#isDisabled = isDisabled
  }

  setCustomMessage(message: string): void {
    this.#customMessage = message
  }

  props(): FormProps {
    return {
      disabled: this.#isDisabled || Boolean(this.#values.get('disabled')),
      label: (this.#values.get('label') as string | undefined) || labelOf(this.#host, this.#internals),
      errorMessage: (this.#isTouched && this.#internals.validationMessage) || undefined,
    }
  }

  /** Tells the browser the value to submit, whether it is valid, and the states for style sheets. */
  sync(translate: Translate, locale: string): void {
    const internals = this.#internals
    const { text } = this
    const value = this.#values.get(this.#form.property)
    internals.setFormValue(formValueOf(this.#form, value, String(this.#values.get('name'))), text)
    const { flag, message } = this.#problem(text, translate, locale)
    if (flag) internals.setValidity({ [flag]: true }, message, this.#anchor())
    else internals.setValidity({})
    setState(this.#host, internals, 'empty', !text)
    setState(this.#host, internals, 'disabled', this.props().disabled)
    setState(this.#host, internals, 'user-invalid', Boolean(this.#isTouched && flag))
  }

  #problem(
    text: string,
    translate: Translate,
    locale: string,
  ): { flag?: keyof ValidityStateFlags; message?: string } {
    if (this.#customMessage) return { flag: 'customError', message: this.#customMessage }
    if (this.#values.get('required') && !text) return { flag: 'valueMissing', message: translate('required') }
    return this.#form.validity?.(this.#values.get(this.#form.property), this.#values.all(), locale) ?? {}
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
