import type { Field, Label, Tone as StateTone } from '@ebkit/rules/fields'

/** How an action is coloured. */
export type Tone = StateTone | 'default' | 'primary'

/** One value of the field that holds a row's state. */
export interface State {
  readonly value: string
  readonly label: Label
  readonly tone?: StateTone
}

/** Something an operator does to a row. */
export interface Action {
  readonly name: string
  readonly label: Label
  /** States in which it can be done. Of a resource without states: always. */
  readonly from?: readonly string[]
  /** The state afterwards. Default: it stays as it is. */
  readonly to?: string
  readonly tone?: Tone
  /** What is asked before. Default: nothing. */
  readonly confirm?: Label
  /** What has to be filled in. */
  readonly input?: readonly Field[]
  /** What else changes, for people. */
  readonly effect?: string
}

/** A change of state that no operator makes. */
export interface AutomaticChange {
  /** Unique among the resource's actions and automatic changes. */
  readonly name: string
  readonly label: Label
  readonly from: readonly string[]
  readonly to: string
  /** What makes it: the clock, a rule over our own rows, a guest, an order, or a call of the outside port. */
  readonly by: 'time' | 'rule' | 'guest' | 'order' | 'platform'
  /** For people: when it happens. */
  readonly when: string
  readonly effect?: string
}

/** The states of a resource's rows. */
export interface States {
  /** The field that holds it. It is read-only: only actions change it. */
  readonly field: string
  readonly initial: string
  readonly values: readonly State[]
  readonly actions?: readonly Action[]
  readonly auto?: readonly AutomaticChange[]
}

/** Rows may be deleted while a condition holds; otherwise a person is told why not. */
export interface Deletable {
  /** In the grammar of `parseCondition`. */
  readonly while: string
  /** Stable, for programs. */
  readonly code: string
  readonly otherwise: Label
}

/** What the reference gateway does with a resource; without it all of them. */
export type Verb = 'list' | 'detail' | 'save' | 'delete' | 'export'

/**
 * A kind of rows. One definition serves three readers: the gateway makes table, calls and checks of it, the console its
 * lists, forms and details, and the demo's rows follow its story.
 *
 * Every row has, without naming them: createdAt, updatedAt, createdBy, updatedBy, version (the optimistic lock), and
 * hotelId and brandId as its scope says.
 */
export interface Resource {
  /** lowerCamel singular, unique: `ticketProduct`. */
  readonly name: string
  readonly title: Label
  /** First part of its calls' paths: `merchant-api`. */
  readonly service: string
  /** Whose rows they are. Rows of the platform are read-only to tenants. */
  readonly scope: 'hotel' | 'brand' | 'platform'
  /** One row per scope. Default false. */
  readonly singleton?: boolean
  /** The field with a row's id. A singleton has none: its scope is its key. */
  readonly key?: string
  /** The field that names a row to a person. A singleton has none. */
  readonly display?: string
  readonly fields: readonly Field[]
  /** Lists of fields, each unique within the scope. */
  readonly unique?: readonly (readonly string[])[]
  readonly states?: States
  /** Of resources without states. */
  readonly actions?: readonly Action[]
  /** For trees: the field that refers to the row above. */
  readonly parent?: string
  /** A field with the ids of further stores that read the row and run the actions it names. */
  readonly sharedBy?: string
  /** A fact that is derived from other rows. Default false. */
  readonly readOnly?: boolean
  /** What a row has to be before it can be deleted. Rows that others refer to never can. */
  readonly deletable?: readonly Deletable[]
  /** Default: everything. */
  readonly verbs?: readonly Verb[]
  /** How many rows a demo has, and what they are like. */
  readonly seed?: { readonly count: number; readonly story: string }
}
