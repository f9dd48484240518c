import { createTranslator } from '@ebkit/core/locale'
import { getPage } from '@ebkit/core/page'
import type { FormPart, FormValue, ValidityProblem } from '../definition'
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
  /**
   * Says that the value cannot be submitted, and why, in the language of the element; without a message that it can be
   * again. For what only the widget knows, such as a chosen row that is gone. A custom validity of the page wins.
   */
  reportProblem: (message?: string) => void
}

type Problem = Omit<ValidityProblem, 'flag'> & { flag: keyof ValidityStateFlags }

/** Of whom the part is. */
interface Owner {
  onValueChange(): void
}

/** The part of an element that a form sees. */
export class FormControl implements FormPart {
  readonly #host: HTMLElement
  readonly #internals: ElementInternals
  readonly #form: FormValue<unknown, object>
  readonly #values: Values
  readonly #owner: Owner
  #customMessage = ''
  /** Of the widget. */
  #reportedMessage = ''
  /** The person changed the value, or tried to submit it. */
  #isTouched = false
  #isDisabled = false
  /** The value whose text is known: lists may be long, and every rendering asks. */
  #known: unknown = unreadable
  #text = ''
  /** What the form has. */
  #submitted: unknown = unreadable
  #name = ''
  readonly #reportProblem = (message = ''): void => {
    if (message === this.#reportedMessage) return
    this.#reportedMessage = message
    this.#owner.onValueChange()
  }

  constructor(
    host: HTMLElement,
    internals: ElementInternals,
    form: FormValue<unknown, object>,
    values: Values,
    owner: Owner,
  ) {
    this.#host = host
    this.#internals = internals
    this.#form = form
    this.#values = values
    this.#owner = owner
    host.addEventListener('invalid', this)
    host.addEventListener('click', this)
  }

  handleEvent(event: Event): void {
    if (event.type === 'invalid') {
      this.#isTouched = true
      this.#owner.onValueChange()
    } else if (event.composedPath()[0] === this.#host) {
      // A label clicks the element it belongs to.
      this.#host.focus()
      if (this.#form.isPressed) anchorOf(this.#host)?.click()
    }
  }

  get #value(): unknown {
    return this.#values.get(this.#form.property)
  }

  get #isUnusable(): boolean {
    return this.#isDisabled || Boolean(this.#values.get('disabled'))
  }

  get text(): string {
    const value = this.#value
    if (this.#form.contextual || this.#known !== value) {
      this.#known = value
      this.#text = this.#form.toText(value, this.#values.all())
    }
    return this.#text
  }

  setText(
    text: string | null | undefined,
    name: string,
    code: 'invalid-attribute' | 'invalid-property',
  ): void {
    const given = text ?? ''
    const problem = { code, name, value: shortened(given) }
    const value = this.#read(text)
    this.#values.setIfReadable(this.#form.property, value, problem)
    const repeated = value !== unreadable && this.#form.repeated?.(given, this.text)
    // The value holds, and its problem stands.
    if (repeated)
      this.#values.setIfReadable(this.#form.property, unreadable, { ...problem, value: shortened(repeated) })
  }

  #read(text: string | null | undefined): unknown {
    if (text === null) return this.#form.empty
    // The value may know more than its text, which frameworks assign again.
    if (text === this.text) return this.#value
    const value = text === undefined ? text : this.#form.fromText(text, this.#values.all())
    return value === undefined ? unreadable : value
  }

  change(detail: unknown): void {
    this.#isTouched = true
    this.#values.set(this.#form.property, (detail as { value: unknown }).value)
  }

  reset(): void {
    this.#isTouched = false
    const { type, property } = this.#form
    const attribute = type && !this.#host.hasAttribute('value') ? property : 'value'
    ;(this.#host as Observing).attributeChangedCallback(attribute, null, this.#host.getAttribute(attribute))
  }

  disable(isOff: boolean): void {
    this.#isDisabled = isOff
    this.#owner.onValueChange()
  }

  setCustomMessage(message: string): void {
    this.#customMessage = message
    this.#owner.onValueChange()
  }

  props(): FormProps {
    return {
      disabled: this.#isUnusable,
      label: (this.#values.get('label') as string | undefined) || labelOf(this.#host, this.#internals),
      errorMessage: (this.#isTouched && this.#internals.validationMessage) || undefined,
      reportProblem: this.#reportProblem,
    }
  }

  sync(locale: string): void {
    const { text } = this
    this.#submit(text)
    const { isEmpty: asks } = this.#form
    const isEmpty = asks ? asks(this.#value, this.#values.all()) : !text
    const problem = this.#problemOf(isEmpty, locale)
    if (problem) this.#internals.setValidity({ [problem.flag]: true }, problem.message, anchorOf(this.#host))
    else this.#internals.setValidity({})
    const state = (name: string, isOn: boolean) => setState(this.#host, this.#internals, name, isOn)
    state('empty', isEmpty)
    state('disabled', this.#isUnusable)
    state('user-invalid', this.#isTouched && !!problem)
  }

  /** Enters the value into the form, unless it is there already. */
  #submit(text: string): void {
    const value = this.#value
    const name = String(this.#values.get('name'))
    const { contextual, toEntries } = this.#form
    if (!contextual && this.#submitted === value && this.#name === name) return
    this.#submitted = value
    this.#name = name
    const entries = toEntries ? toEntries(value, this.#values.all()) : text || null
    this.#internals.setFormValue(formValueOf(entries, name), text)
  }

  #problemOf(isEmpty: boolean, locale: string): Problem | undefined {
    const custom = (message: string): Problem => ({ flag: 'customError', message })
    if (this.#customMessage) return custom(this.#customMessage)
    if (isEmpty && this.#values.get('required')) {
      const { strings } = getPage().$configuration.get()
      return { flag: 'valueMissing', message: createTranslator(formStrings, locale, strings)('required') }
    }
    if (this.#reportedMessage) return custom(this.#reportedMessage)
    return this.#form.validity?.(this.#value, this.#values.all(), locale)
  }
}

type Observing = HTMLElement & {
  attributeChangedCallback(name: string, old: null, text: string | null): void
}

/** Where the browser points when it reports a problem. */
const anchorOf = (host: HTMLElement) =>
  host.shadowRoot?.querySelector<HTMLElement>('input,button,select,textarea,[tabindex]') ?? undefined

/** The text of the labels that belong to an element: nothing outside can label what is inside its shadow root. */
function labelOf(host: HTMLElement, internals: ElementInternals): string | undefined {
  // None yet while the element is being upgraded.
  const labels = Array.from(internals.labels ?? [], (label) => label.textContent?.trim())
  return host.getAttribute('aria-label') || labels.filter(Boolean).join(' ') || undefined
}

/** What a message shows of a text. */
const shortened = (text: string) => text.slice(0, 99)
