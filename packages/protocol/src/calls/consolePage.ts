import type { Label } from '@ebkit/rules/fields'
import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import type { DescribedResource, ReferenceDefinition } from './resourceDefinition'

export type { OfferedAction, ReferenceDefinition } from './resourceDefinition'

/** A resource on a page of the console. */
export interface PageResource extends DescribedResource {
  /** Service and name, as its calls are made: `merchant-api/printer`. */
  readonly resource: string
  /** One row in each scope: it has no list, and is saved without a key. */
  readonly singleton?: true
  /** Rows that a row is made of and that the user may export: service and name, and the field that refers to the row. */
  readonly items?: { readonly resource: string; readonly via: string }
  /** For trees: the field that refers to the parent row. */
  readonly parent?: string
  /** For trees: the field by which siblings are sorted. */
  readonly order?: string
}

/** Pages that stand beside each other under one parent. */
export interface PageLayout {
  /** The parent's. */
  readonly title: Label
  /** Those that the user may open, by their routes. */
  readonly tabs: readonly { readonly label: Label; readonly to: string }[]
}

/** Parts of a page's definition that are not implemented yet. */
export interface LeftOut {
  /** Numbers of behaviours of a page of its own kind. */
  readonly behaviours: readonly number[]
  readonly fields: readonly Label[]
  readonly actions: readonly Label[]
  /** Its notes do not hold yet, or not all of them. */
  readonly hasNotes: boolean
}

/** The data from which the console renders a page, with the user's rights and without texts for developers. */
export interface ConsolePage {
  /** Keys beside these depend on the kind, as in the catalogue: `resource`, `columns`, `sections` … */
  readonly page: { readonly route: string; readonly kind: string; readonly title: Label } & Readonly<
    Record<string, unknown>
  >
  /** Of everything that the page lists, shows or counts, by name. */
  readonly resources: Readonly<Record<string, PageResource>>
  /** Of everything that fields refer to, by name. */
  readonly references: Readonly<Record<string, ReferenceDefinition>>
  /** The pages beside it, if it stands with others under one parent; of a parent those below it. */
  readonly layout?: PageLayout
  /** Only for administrators, and only if something is left out. */
  readonly leftOut?: LeftOut
}

const label = looseObject({ zh: v.string() })

const consolePage = looseObject({
  page: looseObject({ route: v.string(), kind: v.string(), title: label }),
  resources: v.record(
    v.string(),
    looseObject({ name: v.string(), resource: v.string(), fields: v.array(v.unknown()) }),
  ),
  references: v.record(
    v.string(),
    looseObject({ resource: v.string(), key: v.string(), display: v.string() }),
  ),
})

/**
 * O-020: the definition of a page of the console. The answer has an ETag: browsers ask whether theirs is the newest.
 * HTTP 403 if the user may not open it, 404 if there is none.
 *
 * @example
 * ```ts
 * import { type ConsolePage, getConsolePage } from '@ebkit/protocol/calls/consolePage'
 *
 * getConsolePage.path // 'merchant-api/eb/page'
 *
 * const columnsOf = ({ page, resources }: ConsolePage) =>
 *   resources[String(page.resource)]?.fields.map(({ name }) => name) ?? []
 * const page = { route: '/printer', kind: 'list', title: { zh: '打印机' }, resource: 'printer' }
 * columnsOf({ page, resources: {}, references: {} }) // []
 * ```
 */
export const getConsolePage = defineCall({
  id: 'O-020',
  name: 'getConsolePage',
  method: 'GET',
  path: 'merchant-api/eb/page',
  /** The route as the table has it: `/postage-config/edit/{detailId}`. */
  query: v.object({ route: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  answer: v.custom<ConsolePage>((given) => v.is(consolePage, given)),
  safeToRepeat: true,
})

const frameSource = looseObject({
  address: v.nullable(v.string()),
  // What the page is called. Null: as the console's page.
  title: v.nullable(v.string()),
  origins: v.array(v.string()),
})

/**
 * O-049: the address that a page of kind `frame` embeds, for the current hotel and brand, which it names. Null: none is set.
 * Only pages of these origins, and of the console's own, may be opened.
 */
export const getFrameAddress = defineCall({
  id: 'O-049',
  name: 'getFrameAddress',
  method: 'GET',
  path: 'merchant-api/eb/page/frame',
  query: v.object({ route: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  answer: frameSource,
  safeToRepeat: true,
})

/**
 * O-119: the address that an entry of the menu embeds whose pages open in a frame, for the current hotel and brand, which it names, and the entry's name.
 * HTTP 404 if the user's menu has no such entry.
 */
export const getMenuFrame = defineCall({
  id: 'O-119',
  name: 'getMenuFrame',
  method: 'GET',
  path: 'merchant-api/eb/menu/frame',
  query: v.object({ menuId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  answer: frameSource,
  safeToRepeat: true,
})
