import type { ComponentType } from 'react'
import type { Values } from './element/Values'
import type { Connection } from './element/widgetConnection'
import type { AttributeType, PropertyDefinition } from './propertyDefinition'

/**
 * How an event behaves.
 *
 * - `value`: something was chosen or typed. Bubbles, composed; a plain `change` follows `eb-change`, a plain `input`
 * follows `eb-input`. Elements without `eb-input` send a plain `input` before that `change`, as a select does.
 * - `action`: something was done (submitted, removed). Bubbles, composed.
 * - `overlay`: something opened or closed. Does not bubble, because an enclosing element would seem to open.
 * - `before`: asks first; after `preventDefault()` the component's callback returns false. Does not bubble.
 */
export type EventKind = 'value' | 'action' | 'overlay' | 'before'

/** One event of an element, dispatched when the component calls a callback. */
export interface EventDefinition<Props extends object> {
  /** The component's callback. */
  prop: keyof Props & string
  /** How it behaves. */
  kind: EventKind
  /**
   * Properties that change with the event, so that the element's own properties stay accurate: `{ open: false }`. For a
   * `before` event, they apply if it was refused. A function gets the detail, for elements whose `value` is not a form
   * value.
   */
  sets?: Partial<Props> | ((detail: never) => Partial<Props>)
}

/** The form entries of a value: one entry, repeated entries, or entries `<name>-<key>` (a range's start and end). */
export type FormEntries = string | readonly string[] | Readonly<Record<string, string>> | null

/** Why a value cannot be submitted. */
export interface ValidityProblem {
  /** Further problems in the browser’s `validity`, besides a missing value. */
  flag: Exclude<keyof ValidityState, 'valid' | 'valueMissing' | 'customError'>
  /** For the user, in the language of the element. */
  message: string
}

/** The value of an element, for `formValue` of form/formValue.ts. */
export interface FormValue<Value, Props> {
  /** Property with the structured value. `value` for elements whose value is a text. */
  property: keyof Props & string
  /** Type of that property's own attribute, if it has one besides `value`: `json`. Its name is then one word. */
  type?: AttributeType
  /** The initial value. */
  empty: Value
  /** Whether a value from the page has the right shape: otherwise it is reported, and the last valid one stays. */
  accepts?: (value: unknown) => boolean
  /** A value of the right shape, as JSON: the report of a wrong one shows it. */
  example?: string
  /** A text of the right shape, for reports of a wrong `value`. */
  textExample?: string
  /** Which part of a value that is not accepted is wrong, for the report. */
  explain?: PropertyDefinition['explain']
  /** The text of a value, for the `value` property and attribute. Called once per value. */
  toText: (value: Value, properties: Props) => string
  /**
   * Parses a text; undefined for an invalid one, which is reported while the last valid value stays. A list
   * (comma-separated) may omit duplicates, see `repeated`.
   */
  fromText: (text: string, properties: Props) => Value | undefined
  /**
   * Text and entries also depend on other properties (a format, the off value of a switch): they are computed whenever
   * they are needed.
   */
  contextual?: boolean
  /** The duplicates in a text that its value omits: `repeatedEntries` of form/lists.ts. They are reported. */
  repeated?: (text: string, kept: string) => string
  /** Whether the value is empty, for `required` and the state `empty`. Default: its text is empty. */
  isEmpty?: (value: Value, properties: Props) => boolean
  /** The form entries of a value. Default: the text, or nothing if it is empty. Called once per value. */
  toEntries?: (value: Value, properties: Props) => FormEntries
  /** A click on its label also presses it, as with a check box, instead of only focusing it. */
  isPressed?: boolean
  /** Called after `required`, at every change and rendering: must be fast. */
  validity?: (value: Value, properties: Props, locale: string) => ValidityProblem | undefined
}

/** What the rest of an element calls on its form part. */
export interface FormPart {
  /** Sets the value by its text; null clears it, undefined marks an unreadable text. */
  setText(text: string | null | undefined, name: string, code: 'invalid-attribute' | 'invalid-property'): void
  /** The user changed the value: `detail.value`. */
  change(detail: unknown): void
  /** Restores the value of the attribute. */
  reset(): void
  /** A fieldset or the element's own attribute disables it. */
  disable(isDisabled: boolean): void
  props(): object
  /** Passes value, validity and states to the browser. */
  sync(locale: string): void
}

/** The code that makes an element take part in forms. */
export interface FormBehaviour {
  /** Properties that every element with a value has: `name`, `value`, `required` … */
  properties: Record<string, PropertyDefinition>
  /** Makes the part of one element, when it is created. */
  attach(
    host: HTMLElement,
    internals: ElementInternals,
    form: FormValue<unknown, object>,
    values: Values,
    element: { update(): void; onValueChange(): void },
  ): FormPart
  /** Adds what a field has (`form`, `validity`, `checkValidity()` …) to a class of elements. */
  addMembers(prototype: HTMLElement): void
}

/** How an element takes part in forms: made by `formValue`. */
export interface FormDefinition<Value, Props> extends FormValue<Value, Props>, FormBehaviour {}

/**
 * The definition of an element: its class, the manifest, editor data, typings and the reference page are made from it.
 */
export interface ElementDefinition<Props extends object = object, Value = unknown> {
  /** Name of the tag. */
  tag: `eb-${string}`
  /** What draws it: a component of `@ebkit/widgets`, or one like it. */
  component: ComponentType<Props>
  /** Its properties by name, each with type, default and attribute. Those that are not named are props of the component alone. */
  properties: { [Name in keyof Props & string]?: PropertyDefinition }
  /** Its events by name. Default: none. */
  events?: Record<`eb-${string}`, EventDefinition<Props>>
  /** Two attributes whose values must differ and do not: their names, and the value. Reported once. */
  conflict?: (properties: Props) => readonly [one: string, other: string, value: string] | undefined
  /** Methods of the component's handle. */
  methods?: readonly string[]
  /** For elements with a value: `formValue({ … })`. */
  form?: FormDefinition<Value, Props>
  /** For components that make calls: `widgetConnection`. Adds the data layer to the element's chunks. */
  connection?: Connection
  /**
   * Preferred width in px, for containers that depend on it: a flex item, a table cell, a float. For elements laid out
   * by container queries, whose content gives no width. They may be narrower.
   */
  ownWidth?: number
  /** Box of the element in the page. Default: block. */
  display?: 'block' | 'inline-block' | 'contents'
}

/**
 * Texts about an element for manifest, editor data and reference page. The module of an element exports them as
 * `<element>Reference`; no running code imports them, so no page loads them. Types and descriptions of properties come
 * from the Props interface.
 */
export interface ElementReference {
  /** One sentence. */
  summary: string
  slots?: Record<string, string>
  parts?: Record<string, string>
  cssProperties?: Record<`--eb-${string}`, { default: string; description: string }>
  /** Keys and what they do. */
  keyboard?: Record<string, string>
}
