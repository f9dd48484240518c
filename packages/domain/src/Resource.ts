import type { Field, Label, Tone as StateTone } from '@ebkit/rules/fields'

/** The colour of an action's button. */
export type Tone = StateTone | 'default' | 'primary'

/** One value of the field that holds a row's state. */
export interface State {
  readonly value: string
  readonly label: Label
  readonly tone?: StateTone
}

/** A condition for an action on a row; if it is false, the operator sees the reason. */
export interface Possible {
  /** In the grammar of `parseCondition`. */
  readonly while: string
  /** Rows that need not meet it. Default: all must. */
  readonly unless?: string
  /** A stable code for programs. */
  readonly code: string
  /** `{name}` is a field of the row; of a reference, the name of its row. */
  readonly otherwise: Label
  /** Lists show the action greyed, with the reason. Default: rows for which it is not possible do not offer it. */
  readonly isShown?: boolean
}

/** An action of an operator on a row. */
export interface Action {
  readonly name: string
  readonly label: Label
  /** States that allow the action. For a resource without states: always. */
  readonly from?: readonly string[]
  /** What else must hold of the row. */
  readonly possible?: readonly Possible[]
  /** The new state. Default: unchanged. */
  readonly to?: string
  readonly tone?: Tone
  /** The confirmation question. Default: none. */
  readonly confirm?: Label
  /** Inputs that the action requires. */
  readonly input?: readonly Field[]
  /** Other effects, described for people. */
  readonly effect?: string
}

/** A change of state without an operator. */
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
  /** The field that holds the state. It is read-only: only actions change it. */
  readonly field: string
  readonly initial: string
  readonly values: readonly State[]
  readonly actions?: readonly Action[]
  readonly auto?: readonly AutomaticChange[]
}

/** A condition for deleting rows; if it is false, the operator sees the reason. */
export type Deletable = Pick<Possible, 'while' | 'code' | 'otherwise'>

/** A condition for changing a row by its form; if it is false, the operator sees the reason. */
export type Editable = Deletable & {
  /**
   * Only these fields stay as they are; `activityTime.start` is the first day of a period, `prizes.quantity` that field
   * of each record of a list. Default: the whole row.
   */
  readonly fields?: readonly string[]
  /**
   * A field of the row, such as `rejectFields`, that names the fields to be corrected: only these stay open, and what is
   * shown because of them. All do while it names none.
   */
  readonly openedBy?: string
  /** Numbers that may become larger, but not smaller; ends of periods and fields in lists by their path. */
  readonly growing?: readonly string[]
}

/** Actions that lines of a file run on rows that are there. */
export interface ActionRun {
  /** The field by which a line names its row; unique within the scope. */
  readonly by: string
  /** Names of the actions, in their order. A line that has no value for an action leaves it out. */
  readonly actions: readonly string[]
}

/** What becomes of the lines of a file. */
export interface Imports {
  /** Lines of a file at most. Default: 20,000. */
  readonly most?: number
  /** Lines run actions, and add no rows. Default: each line is saved as a row. */
  readonly runs?: ActionRun
  /** Of saved rows: fields of the template, in its order. Default: what a row needs, and what a cell holds well. */
  readonly columns?: readonly string[]
  /** Of saved rows: what a new one has where no column says it. */
  readonly preset?: Readonly<Record<string, unknown>>
  /** Of saved rows: fields that the gateway fills. The rows can be had as a file with these afterwards. Default: none. */
  readonly gives?: readonly string[]
}

/** What can be done with rows, besides actions. `add` and `edit` are one call, `save`. */
export type Verb = 'list' | 'detail' | 'add' | 'edit' | 'delete' | 'import' | 'export'

/**
 * The definition of a kind of rows. Three readers use it: the gateway derives table, calls and checks, the console
 * lists, forms and details, and the demo generates its rows.
 *
 * Every row also has createdAt, updatedAt, createdBy, updatedBy, version (the optimistic lock), and hotelId and brandId
 * as its scope requires.
 */
export interface Resource {
  /** lowerCamel singular, unique: `ticketProduct`. */
  readonly name: string
  readonly title: Label
  /** First segment of its calls' paths: `merchant-api`. */
  readonly service: string
  /** The scope of its rows. Rows of the platform are read-only to tenants. */
  readonly scope: 'hotel' | 'brand' | 'platform'
  /** One row per scope. Default false. */
  readonly singleton?: boolean
  /** The field with a row's id. A singleton has none: its scope is its key. */
  readonly key?: string
  /** The field that names a row to a person. A singleton has none. */
  readonly display?: string
  readonly fields: readonly Field[]
  /** Lists of fields whose combination is unique within the scope. */
  readonly unique?: readonly (readonly string[])[]
  readonly states?: States
  /** For resources without states. */
  readonly actions?: readonly Action[]
  /** Rows of another resource that a row is made of, by the field that refers to it: `download` saves them as a file. */
  readonly items?: { readonly resource: string; readonly via: string }
  /** What becomes of the lines of a file. Default: each is saved as a row that says everything. */
  readonly imports?: Imports
  /** For trees: the field that refers to the parent row. */
  readonly parent?: string
  /** For trees: the `int` field by which siblings are sorted. Moving a row numbers them anew. Default: they are not sorted. */
  readonly order?: string
  /** For several trees in one table: the field that says of which tree a row is. Siblings have the same. */
  readonly treeOf?: string
  /** For trees: how many levels there may be. Default: any number. */
  readonly levels?: number
  /** For trees: how many rows may be right below one. Default: any number. */
  readonly mostBelow?: number
  /** A field with the ids of further stores that read the row and run the actions it names. */
  readonly sharedBy?: string
  /** There may be millions of rows in a store, so each column by which people sort has an index. Default false. */
  readonly isLong?: boolean
  /** A fact that is derived from other rows. Default false. */
  readonly readOnly?: boolean
  /** The condition for deleting a row. Rows that others refer to can never be deleted. */
  readonly deletable?: readonly Deletable[]
  /** Conditions on the stored row for changing it. Actions change it nevertheless. */
  readonly editable?: readonly Editable[]
  /** The number and kind of a demo's rows. */
  readonly seed?: { readonly count: number; readonly story: string }
}
