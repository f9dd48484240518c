import type { ElementDefinition } from '../definition'

/** An element as the contract's tests see it, with what they cannot know of it. */
export interface Specimen {
  tag: string
  definition: ElementDefinition
  /** Names of its documented parts. */
  parts: readonly string[]
  elementClass: CustomElementConstructor
  register(): void
  /** Makes a page where the element works: signs in, for example. */
  setUp?: () => Promise<void>
  tearDown?: () => Promise<void>
  /** Attributes under which it shows what it is for. */
  attributes?: Record<string, string>
  /** Waits until it shows what it is for. */
  settled?: (element: HTMLElement) => Promise<unknown>
  /** Text and value of properties with a type `json`, `string` … where the test's own would not do. */
  samples?: Record<string, { text: string; value: unknown }>
  /** A person changes the value; resolves with the text that stands for it then. */
  change?: (element: HTMLElement) => Promise<string>
  /** Texts of two values, for value elements. */
  values?: [string, string]
  /** Text that stands for no value, where it is not the empty text; a form gets it. Default: the empty text. */
  emptyText?: string
  /** A person opens and closes what opens. */
  open?: (element: HTMLElement) => Promise<void>
  close?: (element: HTMLElement) => Promise<void>
  /** Whether it is open. */
  isOpen?: (element: HTMLElement) => boolean
  /** What opens is a box beside it and no dialog: the page stays in use. */
  floats?: boolean
  /** Closed, it has nothing that takes focus. */
  isFocusableOpen?: boolean
  /** It has nothing of its own that takes focus, ever. */
  isNeverFocused?: boolean
  /** What the page puts inside, as HTML. */
  content?: string
  /** Documented parts that are not there while it is open. */
  partsElsewhere?: readonly string[]
  /** A text field to type into; opened before, where it opens. */
  textField?: (element: HTMLElement) => HTMLElement | null
  /** Its text field is there the moment it is drawn, without opening anything. */
  isTypedInto?: boolean
  /** Closed, it has no button. */
  isButtonless?: boolean
}
