import type { ElementDefinition } from '../definition'

/** An element for the contract's tests, with the facts that the tests cannot derive. */
export interface Specimen {
  tag: string
  definition: ElementDefinition
  /** Names of its documented parts. */
  parts: readonly string[]
  /** Names of its documented slots; `*` where the page chooses them. */
  slots: readonly string[]
  elementClass: CustomElementConstructor
  register(): void
  /** Prepares a page where the element works, for example signs in. */
  setUp?: () => Promise<void>
  tearDown?: () => Promise<void>
  /** Attributes for its normal content. */
  attributes?: Record<string, string>
  /** Waits until it shows its content. */
  settled?: (element: HTMLElement) => Promise<unknown>
  /** Text and value for properties of a type `json`, `string` …, if the test's defaults do not fit. */
  samples?: Record<string, { text: string; value: unknown }>
  /** Changes the value as a user does; resolves with the text of the new value. */
  change?: (element: HTMLElement) => Promise<string>
  /** Texts of two values, for value elements. */
  values?: [string, string]
  /** Text of the empty value, if it is not the empty text; a form gets it. Default: the empty text. */
  emptyText?: string
  /** Opens and closes it as a user does. */
  open?: (element: HTMLElement) => Promise<void>
  close?: (element: HTMLElement) => Promise<void>
  /** Whether it is open. */
  isOpen?: (element: HTMLElement) => boolean
  /** It opens a floating box and no dialog: the page stays usable. */
  floats?: boolean
  /** While closed it has no focusable element. */
  isFocusableOpen?: boolean
  /** It never has a focusable element of its own. */
  isNeverFocused?: boolean
  /** What the page puts inside, as HTML. */
  content?: string
  /** Documented parts that do not exist while it is open. */
  partsElsewhere?: readonly string[]
  /** A text field to type into; the test opens the element first if it opens. */
  textField?: (element: HTMLElement) => HTMLElement | null
  /** Its text field exists after the first rendering, without opening anything. */
  isTypedInto?: boolean
  /** While closed it has no button. */
  isButtonless?: boolean
}
