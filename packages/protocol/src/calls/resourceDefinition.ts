import type { Field, Label } from '@ebkit/rules/fields'
import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'

/** An action that the user may run on rows. Its effects are not described here. */
export interface OfferedAction {
  readonly name: string
  readonly label: Label
  /** States that allow it. Default: all. */
  readonly from?: readonly string[]
  /**
   * A further condition on the row. If it is not met, `isShown` says that the action is shown disabled, with the
   * reason.
   */
  readonly possible?: readonly {
    readonly while: string
    readonly unless?: string
    readonly otherwise: Label
    readonly isShown?: boolean
  }[]
  /** The new state, on boards only, where a card is moved to it. Default: unchanged. */
  readonly to?: string
  readonly tone?: 'default' | 'primary' | 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** The confirmation question. Default: none. */
  readonly confirm?: Label
  /** What it asks for, checked by the same rules as a form. */
  readonly input?: readonly Field[]
}

/** Where rows that a field refers to are found: their resource as calls name it, and the fields that identify and name a row. */
export interface ReferenceDefinition {
  /** Service and name: `merchant-api/printer`. */
  readonly resource: string
  readonly key: string
  readonly display: string
  /** Condition on the rows that can be newly chosen, such as `status=ENABLED`. Default: all of them. */
  readonly offered?: string
}

/** The definition of a resource: without texts for developers, and limited to the user's rights. */
export interface DescribedResource {
  readonly name: string
  readonly title: Label
  /** The field with a row's id. */
  readonly key: string
  /** The field that names a row for users. */
  readonly display: string
  /** Computed fields are read-only here, and do not say how they come about. */
  readonly fields: readonly Field[]
  /** The field with a row's state; its values are the options of that field. */
  readonly stateField?: string
  /** Only rows that meet this condition can be deleted. Default: all that no other row needs. */
  readonly deletableWhile?: string
  /** Rows that do not meet a condition keep these fields as they are, or all of them. Actions change them nevertheless. */
  readonly editableWhile?: readonly {
    readonly while: string
    readonly fields?: readonly string[]
    /** The field of the row that names the fields which can be changed nevertheless; all can while it names none. */
    readonly openedBy?: string
    /** Numbers that may become larger, but not smaller. */
    readonly growing?: readonly string[]
    /** Why, for the operator. */
    readonly otherwise: Label
  }[]
  /** What becomes of the lines of a file. Default: each is saved as a row. */
  readonly imports?: {
    /** Lines of a file at most. */
    readonly most?: number
    /** Lines run these actions on the rows that they name by a field. */
    readonly runs?: { readonly by: string; readonly actions: readonly string[] }
    /** Saved rows can be had as a file with these fields. */
    readonly gives?: readonly string[]
  }
  /** What the user may do with rows. */
  readonly rights: readonly ('view' | 'add' | 'edit' | 'delete' | 'import' | 'export' | 'reveal')[]
  /** Actions that the user may run. Those whose effect the gateway cannot make yet are left out. */
  readonly actions: readonly OfferedAction[]
}

/** How a list shows the rows of a resource. Columns, search and filters are names of fields. */
export interface DefinedList {
  readonly columns: readonly string[]
  readonly search: readonly string[]
  readonly filters: readonly string[]
  /** `createdAt desc`. Default: the order of the gateway. */
  readonly sort?: string
  /** Names of actions that are offered for selected rows. */
  readonly bulkActions: readonly string[]
}

/** A titled group of fields of a form. */
export interface DefinedSection {
  readonly title: Label
  readonly fields: readonly string[]
}

/** What lists and forms of a resource are made of, as the pages of the console show it. */
export interface ResourceDefinition extends DescribedResource {
  readonly list: DefinedList
  /** Empty: all fields that can be written, without headings. */
  readonly sections: readonly DefinedSection[]
  /** Of everything that fields refer to, by name. */
  readonly references: Readonly<Record<string, ReferenceDefinition>>
}

const field = looseObject({ name: v.string(), type: v.string(), label: looseObject({ zh: v.string() }) })

const definition = looseObject({
  name: v.string(),
  key: v.string(),
  display: v.string(),
  fields: v.array(field),
  rights: v.array(v.string()),
  actions: v.array(looseObject({ name: v.string(), label: looseObject({ zh: v.string() }) })),
  list: looseObject({
    columns: v.array(v.string()),
    search: v.array(v.string()),
    filters: v.array(v.string()),
    bulkActions: v.array(v.string()),
  }),
  sections: v.array(looseObject({ fields: v.array(v.string()) })),
  references: v.record(
    v.string(),
    looseObject({ resource: v.string(), key: v.string(), display: v.string() }),
  ),
})

/**
 * What lists and forms of a resource are made of. @param resource service and name: `merchant-api/printer`
 *
 * @example
 * ```ts
 * import { getResourceDefinition, type ResourceDefinition } from '@ebkit/protocol/calls/resourceDefinition'
 *
 * getResourceDefinition('merchant-api/printer').path // 'merchant-api/eb/printer/definition'
 *
 * const requiredFields = ({ fields }: ResourceDefinition) =>
 *   fields.filter(({ required }) => required).map(({ name }) => name)
 * ```
 */
// @__NO_SIDE_EFFECTS__
export function getResourceDefinition(resource: string) {
  return defineCall({
    id: 'O-018',
    name: 'getResourceDefinition',
    method: 'GET',
    path: `${resource.replace('/', '/eb/')}/definition`,
    answer: v.custom<ResourceDefinition>((given) => v.is(definition, given)),
    safeToRepeat: true,
  })
}
