import { createTranslator, getPage } from '@ebkit/core'
import type { FormPart, FormValue, ValidityProblem } from '../definition'
import { unreadable } from '../element/attributes'
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

/** The part of an element that a form sees. */
export interface FormControl extends FormPart {
  readonly text: string
  setCustomMessage(message: string): void
}

type Problem = Omit<ValidityProblem, 'flag'> & { flag: keyof ValidityStateFlags }

/** Makes the part of an element that a form sees. */
export function createFormControl(
  host: HTMLElement,
  internals: ElementInternals,
  form: FormValue<unknown, object>,
  values: Values,
  onChange: () => void,
): FormControl {
  const { property } = form
  let customMessage = ''
  /** Of the widget. */
  let reportedMessage = ''
  /** The person changed the value, or tried to submit it. */
  let isTouched = false
  let isDisabled = false
  /** The value whose text is known: lists may be long, and every rendering asks. */
  let known: { value: unknown; text: string } | undefined
  /** What the form has. */
  let submitted: { value: unknown; name: unknown } | undefined

  host.addEventListener('invalid', () => {
    isTouched = true
    onChange()
  })
  host.addEventListener('click', (event) => {
    // A label clicks the element it belongs to.
    if (event.composedPath()[0] === host) host.focus()
  })

  const valueNow = () => values.get(property)
  const isUnusable = () => isDisabled || Boolean(values.get('disabled'))
  const take = (value: unknown, problem: ValueProblem) => values.setIfReadable(property, value, problem)

  function textNow(): string {
    const value = valueNow()
    if (form.contextual || known?.value !== value || !known)
      known = { value, text: form.toText(value, values.all()) }
    return known.text
  }

  function read(text: string | null | undefined): unknown {
    if (text === null) return form.empty
    // The value may know more than its text, which frameworks assign again.
    if (text === textNow()) return valueNow()
    const value = text === undefined ? text : form.fromText(text, values.all())
    return value === undefined ? unreadable : value
  }

  /** Enters the value into the form, unless it is there already. */
  function submit(text: string): void {
    const value = valueNow()
    const name = String(values.get('name'))
    if (!form.contextual && submitted?.value === value && submitted?.name === name) return
    submitted = { value, name }
    const entries = form.toEntries ? form.toEntries(value, values.all()) : text || null
    internals.setFormValue(formValueOf(entries, name), text)
  }

  function problemOf(isEmpty: boolean, locale: string): Problem | undefined {
    const custom = (message: string): Problem => ({ flag: 'customError', message })
    if (customMessage) return custom(customMessage)
    if (isEmpty && values.get('required')) {
      const { strings } = getPage().$configuration.get()
      return { flag: 'valueMissing', message: createTranslator(formStrings, locale, strings)('required') }
    }
    return reportedMessage ? custom(reportedMessage) : form.validity?.(valueNow(), values.all(), locale)
  }

  function reportProblem(message = ''): void {
    if (message === reportedMessage) return
    reportedMessage = message
    onChange()
  }

  return {
    get text() {
      return textNow()
    },
    setText(text, name, code) {
      const given = text ?? ''
      const problem = { code, name, value: shortened(given) }
      const value = read(text)
      take(value, problem)
      const repeated = value !== unreadable && form.repeated?.(given, textNow())
      // The value holds, and its problem stands.
      if (repeated) take(unreadable, { ...problem, value: shortened(repeated) })
    },
    change(detail) {
      isTouched = true
      values.set(property, (detail as { value: unknown }).value)
    },
    reset() {
      isTouched = false
      const attribute = form.type && !host.hasAttribute('value') ? property : 'value'
      ;(host as Observing).attributeChangedCallback(attribute, null, host.getAttribute(attribute))
    },
    disable(isOff) {
      isDisabled = isOff
      onChange()
    },
    setCustomMessage(message) {
      customMessage = message
      onChange()
    },
    props: (): FormProps => ({
      disabled: isUnusable(),
      label: (values.get('label') as string | undefined) || labelOf(host, internals),
      errorMessage: (isTouched && internals.validationMessage) || undefined,
      reportProblem,
    }),
    sync(locale) {
      const text = textNow()
      submit(text)
      const isEmpty = form.isEmpty ? form.isEmpty(valueNow(), values.all()) : !text
      const problem = problemOf(isEmpty, locale)
      if (problem) internals.setValidity({ [problem.flag]: true }, problem.message, anchorOf(host))
      else internals.setValidity({})
      const state = (name: string, isOn: boolean) => setState(host, internals, name, isOn)
      state('empty', isEmpty)
      state('disabled', isUnusable())
      state('user-invalid', isTouched && !!problem)
    },
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
