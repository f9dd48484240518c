import { createTranslator, getPage } from '@ebkit/core'
import type { FormPart, FormValue } from '../definition'
import { attributeOf, unreadable } from '../element/attributes'
import type { ValueProblem } from '../element/problems'
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

const focusable = 'input,button,select,textarea,[tabindex]'

/** The part of an element that a form sees. */
export class FormControl implements FormPart {
  readonly #host: HTMLElement
  readonly #internals: ElementInternals
  readonly #form: FormValue<unknown, object>
  readonly #values: Values
  readonly #onChange: () => void
  #customMessage = ''
  /** Of the widget. */
  #reportedMessage = ''
  /** The value whose text is known: lists may be long, and every rendering asks. */
  #known: { value: unknown; text: string } | undefined
  /** What the form has. */
  #submitted: { value: unknown; name: unknown } | undefined
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
    const value = this.#value
    if (!this.#known || this.#known.value !== value) this.#known = { value, text: this.#form.toText(value) }
    return this.#known.text
  }

  setText(text: string | null, name: string, code: 'invalid-attribute' | 'invalid-property'): void {
    const value = this.#read(text)
    const problem = { code, name, value: shortened(text ?? '') }
    this.#set(value === undefined ? unreadable : value, problem)
    const repeated = value === undefined ? '' : repeatedIn(text ?? '', this.text)
    // The value holds, and its problem stands.
    if (repeated) this.#set(unreadable, { ...problem, value: shortened(repeated) })
  }

  #read(text: string | null): unknown {
    if (text === null) return this.#form.empty
    // The value may know more than its text, which frameworks assign again.
    return text === this.text ? this.#value : this.#form.fromText(text)
  }

  #set(value: unknown, problem: ValueProblem): void {
    this.#values.setIfReadable(this.#form.property, value, problem)
  }

  change(detail: unknown): void {
    this.#isTouched = true
    this.#values.set(this.#form.property, (detail as { value: unknown }).value)
  }

  reset(): void {
    this.#isTouched = false
    const { property, type } = this.#form
    const attribute = attributeOf(property, { type })
    const text = attribute && this.#host.getAttribute(attribute)
    const own = this.#host.getAttribute('value')
    if (attribute && text && own === null) this.#values.setFromAttribute(property, attribute, text)
    else this.setText(own, 'value', 'invalid-attribute')
  }

  disable(isDisabled: boolean): void {
    this.#isDisabled = isDisabled
    this.#onChange()
  }

  setCustomMessage(message: string): void {
    this.#customMessage = message
    this.#onChange()
  }

  readonly #reportProblem = (message = ''): void => {
    if (message === this.#reportedMessage) return
    this.#reportedMessage = message
    this.#onChange()
  }

  get #isUnusable(): boolean {
    return this.#isDisabled || Boolean(this.#values.get('disabled'))
  }

  props(): FormProps {
    return {
      disabled: this.#isUnusable,
      label: (this.#values.get('label') as string | undefined) || labelOf(this.#host, this.#internals),
      errorMessage: (this.#isTouched && this.#internals.validationMessage) || undefined,
      reportProblem: this.#reportProblem,
    }
  }

  /** Tells the browser the value to submit, whether it is valid, and the states for style sheets. */
  sync(locale: string): void {
    this.#submit()
    const { text } = this
    const internals = this.#internals
    const { flag, message } = this.#problem(text, locale)
    if (flag) internals.setValidity({ [flag]: true }, message, this.#anchor())
    else internals.setValidity({})
    setState(this.#host, internals, 'empty', !text)
    setState(this.#host, internals, 'disabled', this.#isUnusable)
    setState(this.#host, internals, 'user-invalid', Boolean(this.#isTouched && flag))
  }

  /** Enters the value into the form, unless it is there already. */
  #submit(): void {
    const value = this.#value
    const name = String(this.#values.get('name'))
    if (this.#submitted?.value === value && this.#submitted?.name === name) return
    this.#submitted = { value, name }
    const { text } = this
    const entries = this.#form.toEntries ? this.#form.toEntries(value) : text || null
    this.#internals.setFormValue(formValueOf(entries, name), text)
  }

  #problem(text: string, locale: string): { flag?: keyof ValidityStateFlags; message?: string } {
    if (this.#customMessage) return { flag: 'customError', message: this.#customMessage }
    if (this.#values.get('required') && !text) {
      const { strings } = getPage().$configuration.get()
      return { flag: 'valueMissing', message: createTranslator(formStrings, locale, strings)('required') }
    }
    if (this.#reportedMessage) return { flag: 'customError', message: this.#reportedMessage }
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

/** Entries that stand twice in the text of a list, where its value has not kept them. */
function repeatedIn(text: string, kept: string): string {
  const entries = text.split(',')
  if (entries.length <= kept.split(',').length) return ''
  const seen = new Set<string>()
  return entries
    .map((entry) => entry.trim())
    .filter((entry) => seen.has(entry) || !seen.add(entry))
    .join()
}

/** What a message shows of a text. */
const shortened = (text: string) => text.slice(0, 99)
