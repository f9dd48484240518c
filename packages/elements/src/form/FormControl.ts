import { createTranslator } from '@ebkit/core/locale'
import { getPage } from '@ebkit/core/page'
import type { FormPart, FormValue, ValidityProblem } from '../definition'
import { unreadable } from '../element/attributes'
import { setState } from '../element/states'
import type { Values } from '../element/Values'
import { formValueOf } from './formValueOf'
import { formStrings } from './strings'

/** Props of a value element's component, besides its own. */
export interface FormProps {
  /** Disabled by itself or by an enclosing fieldset. */
  disabled: boolean
  /** Accessible name: `label`, else `aria-label`, else the text of its labels. */
  label: string | undefined
  /** The problem, once the user has interacted. */
  errorMessage: string | undefined
  /**
   * Reports that the value cannot be submitted, with a message in the language of the element; without a message, that
   * it can be again. For problems that only the widget knows, such as a chosen row that no longer exists. A custom
   * validity of the page wins.
   */
  reportProblem: (message?: string) => void
}

type Problem = Omit<ValidityProblem, 'flag'> & { flag: keyof ValidityStateFlags }

/** The element it belongs to. */
interface Owner {
  onValueChange(): void
}

/** The form part of an element. */
export class FormControl implements FormPart {
  readonly #host: HTMLElement
  readonly #internals: ElementInternals
  readonly #form: FormValue<unknown, object>
  readonly #values: Values
  readonly #owner: Owner
  #customMessage = ''
  /** The widget's own problem. */
  #reportedMessage = ''
  /** The user changed the value, or tried to submit it. */
  #isTouched = false
  #isDisabled = false
  /** The value whose text is cached: lists may be long, and every rendering needs it. */
  #known: unknown = unreadable
  #text = ''
  /** The value and the name that the form has entries of. */
  #enteredValue: unknown = unreadable
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
      // A label clicks its element.
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
    const { property, textExample } = this.#form
    this.#values.setIfReadable(property, value, problem, { example: textExample })
    const repeated = value !== unreadable && this.#form.repeated?.(given, this.text)
    // The value is unchanged, and so is its problem.
    if (repeated)
      this.#values.setIfReadable(property, unreadable, { ...problem, value: shortened(repeated) }, {})
  }

  #read(text: string | null | undefined): unknown {
    if (text === null) return this.#form.empty
    // The value may contain more than its text, which frameworks assign again.
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
    this.#enterValue(text)
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

  /** Sets the form entries, unless they are unchanged. */
  #enterValue(text: string): void {
    const value = this.#value
    const name = String(this.#values.get('name'))
    const { contextual, toEntries } = this.#form
    if (!contextual && this.#enteredValue === value && this.#name === name) return
    this.#enteredValue = value
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

/** The element that the browser points at when it reports a problem. */
const anchorOf = (host: HTMLElement) =>
  host.shadowRoot?.querySelector<HTMLElement>('input,button,select,textarea,[tabindex]') ?? undefined

/** The text of an element's labels: a label cannot refer to a control inside a shadow root. */
function labelOf(host: HTMLElement, internals: ElementInternals): string | undefined {
  // None yet while the element is being upgraded.
  const labels = Array.from(internals.labels ?? [], (label) => label.textContent?.trim())
  return host.getAttribute('aria-label') || labels.filter(Boolean).join(' ') || undefined
}

/** Shortens a text for a message. */
const shortened = (text: string) => text.slice(0, 99)
