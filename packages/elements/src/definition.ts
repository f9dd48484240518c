import type { ComponentType } from 'react'
import type { Values } from './element/Values'
import type { Connection } from './element/widgetConnection'
import type { AttributeType, PropertyDefinition } from './propertyDefinition'

/**
 * How an event behaves.
 *
 * - `value`: something was chosen or typed. Bubbles, composed; a plain `change` follows `eb-change`, a plain `input`
 *   follows `eb-input`. Elements without `eb-input` send a plain `input` before that `change`, as a select does.
 * - `action`: something was done (submitted, removed). Bubbles, composed.
 * - `overlay`: something opened or closed. Does not bubble, or an element that contains it would seem to open.
 * - `before`: asks first; `preventDefault()` refuses, and the component's callback returns false. Does not bubble.
 */
export type EventKind = 'value' | 'action' | 'overlay' | 'before'

/** One event of an element, dispatched when the component calls a callback. */
export interface EventDefinition<Props extends object> {
  /** The component's callback. */
  prop: keyof Props & string
  kind: EventKind
  /**
   * Properties that are different after it, so that the element tells the truth: `{ open: false }`. Those of a
   * `before` event hold when it was refused. A function gets the detail, for elements with a `value` that is no form's.
   */
  sets?: Partial<Props> | ((detail: never) => Partial<Props>)
}

/** What a form gets: one entry, repeated entries, or entries `<name>-<key>` (a range's start and end). */
export type FormEntries = string | readonly string[] | Readonly<Record<string, string>> | null

/** Why a value cannot be submitted. */
export interface ValidityProblem {
  flag: Exclude<keyof ValidityState, 'valid' | 'valueMissing' | 'customError'>
  /** For the person, in the language of the element. */
  message: string
}

/** The value of an element, for `formValue` of form/formElement.ts. */
export interface FormValue<Value, Props> {
  /** Property that holds the value as it is. `value` for elements whose value is a text. */
  property: keyof Props & string
  /** How that property's own attribute is read, where it has one beside `value`: `json`. Its name is one word then. */
  type?: AttributeType
  /** What an untouched element holds. */
  empty: Value
  /** Whether a value of the page has the right shape: one that has not is reported, and the last good one stays. */
  accepts?: (value: unknown) => boolean
  /** The text that stands for a value, in the `value` property and attribute. Asked once for a value. */
  toText: (value: Value, properties: Props) => string
  /**
   * The value of a text; undefined when it has none: the last good one stays, and it is reported. A list (entries
   * between commas) may leave out what stands there twice, see `repeated`.
   */
  fromText: (text: string, properties: Props) => Value | undefined
  /**
   * Text and entries depend on other properties as well (a format, what an off switch stands for): they are asked for
   * again whenever they are needed.
   */
  contextual?: boolean
  /** What a text says twice although its value has it once: `repeatedEntries` of form/lists.ts. It is reported. */
  repeated?: (text: string, kept: string) => string
  /** Whether the value counts as none, for `required` and the state `empty`. Default: its text is empty. */
  isEmpty?: (value: Value, properties: Props) => boolean
  /** What the form gets. Default: the text, nothing when it is empty. Asked once for a value. */
  toEntries?: (value: Value, properties: Props) => FormEntries
  /** A label's click does not only focus it but presses it, as it does a check box. */
  isPressed?: boolean
  /** Checked after `required`, at every change and rendering: must be quick. */
  validity?: (value: Value, properties: Props, locale: string) => ValidityProblem | undefined
}

/** What the form side of an element does for the rest of it. */
export interface FormPart {
  /** Sets the value by its text; null is no value, undefined one that cannot be read. */
  setText(text: string | null | undefined, name: string, code: 'invalid-attribute' | 'invalid-property'): void
  /** The person changed the value: `detail.value`. */
  change(detail: unknown): void
  /** Takes the value back to what the attribute says. */
  reset(): void
  /** A fieldset or the element's own attribute disables it. */
  disable(isDisabled: boolean): void
  props(): object
  /** Tells the browser value, validity and states. */
  sync(locale: string): void
}

/** The code that makes an element take part in forms. */
export interface FormBehaviour {
  properties: Record<string, PropertyDefinition>
  attach(
    host: HTMLElement,
    internals: ElementInternals,
    form: FormValue<unknown, object>,
    values: Values,
    element: { update(): void; onValueChange(): void },
  ): FormPart
  addMembers(prototype: HTMLElement): void
}

/** How an element takes part in forms: made by `formValue`. */
export interface FormDefinition<Value, Props> extends FormValue<Value, Props>, FormBehaviour {}

/** What an element does: its class is made from it. Manifest, editor data, typings and reference page, too. */
export interface ElementDefinition<Props extends object = object, Value = unknown> {
  tag: `eb-${string}`
  component: ComponentType<Props>
  properties: { [Name in keyof Props & string]?: PropertyDefinition }
  events?: Record<`eb-${string}`, EventDefinition<Props>>
  /** Methods of the component's handle. */
  methods?: readonly string[]
  /** For elements with a value: `formValue({ … })`. */
  form?: FormDefinition<Value, Props>
  /** For components that make calls: `widgetConnection`. It brings the data layer along. */
  connection?: Connection
  /**
   * Width in px where the place around it asks how wide it wants to be: a flex item, a table cell, a float. For elements
   * that are laid out by their own width (container queries): their content says nothing of it. They may be narrower.
   */
  ownWidth?: number
  /** Box of the element in the page. Default: block. */
  display?: 'block' | 'inline-block' | 'contents'
}

/**
 * What manifest, editor data and reference page say of an element beside its definition. The module of an element exports
 * it as `<element>Reference`; nothing that runs reads it, so that no page loads it. Types and texts of properties come from
 * the Props interface.
 */
export interface ElementReference {
  /** One sentence. */
  summary: string
  slots?: Record<string, string>
  parts?: Record<string, string>
  cssProperties?: Record<`--eb-${string}`, string>
  /** Keys and what they do. */
  keyboard?: Record<string, string>
}
