import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { identifier, wholeNumber } from '../schemas/values'

/** Maximum rows of one page of a list. */
export const maximumResourcePage = 1000

/** Maximum rows that one call deletes. */
export const maximumDeletedRows = 1000

/**
 * A header of `saveResource`: 16 to 64 characters that the client generates. Repeating the key never creates a second
 * row.
 */
export const idempotencyHeader = 'X-Eb-Idempotency-Key'

/**
 * A row as the resource calls carry it: fields as its definition names them, and `createdAt`, `updatedAt`, `createdBy`,
 * `updatedBy`, `version`, `hotelId`, `brandId`; `referenceLabels` has the names of referenced rows, by field;
 * a row's own page also those of records in its lists and groups, by path and key: `{ 'prizes.couponId': { C1: 'Breakfast' } }`.
 */
export interface ResourceRow {
  readonly [field: string]: unknown
}

/** A problem with one field of a row to be saved. `path`: `regionRules.0.first`. */
export interface ResourceProblem {
  readonly path: string
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
}

const place = { hotelId: v.optional(identifier), brandId: v.optional(identifier) }

const choice = {
  /** Words in any order; each must occur in one of the row's texts. */
  search: v.optional(v.string()),
  /** A condition: `status=ENABLED|DISABLED&createdAt>=2026-01-01`. */
  filter: v.optional(v.string()),
  /** `column asc|desc`, several joined by comma. */
  orderType: v.optional(v.string()),
}

const listParameters = looseObject({
  ...place,
  ...choice,
  pageIndex: v.optional(wholeNumber, 1),
  pageSize: v.optional(wholeNumber, 20),
  /** `exact`: also count a total beyond 10,000 exactly. */
  count: v.optional(v.picklist(['exact'])),
  /** Names of number fields, joined by commas, of which `totals` has the sums of all rows. */
  totals: v.optional(v.string()),
})

const page = looseObject({
  list: v.array(looseObject({})),
  total: v.number(),
  pageNum: v.number(),
  pageSize: v.number(),
  /** False: there are at least `total` rows. */
  isTotalExact: v.boolean(),
  totals: v.optional(v.record(v.string(), v.number())),
})

const exportParameters = looseObject({
  ...place,
  ...choice,
  /** Keys of selected rows, joined by commas. Default: all rows that match search and filter. */
  keys: v.optional(v.union([v.string(), v.array(v.string())])),
  /** Field names, joined by commas. Default: all. */
  columns: v.optional(v.union([v.string(), v.array(v.string())])),
  format: v.optional(v.picklist(['csv', 'xlsx']), 'xlsx'),
  lang: v.optional(v.picklist(['zh', 'en']), 'zh'),
})

/** `merchant-api/printer` → `merchant-api/eb/printer`. */
const pathOf = (resource: string, verb: string) => `${resource.replace('/', '/eb/')}/${verb}`

/**
 * One page of a resource. @param resource service and name: `merchant-api/printer`
 *
 * @example
 * ```ts
 * import { listResource } from '@ebkit/protocol/calls/resources'
 * import { check } from '@ebkit/protocol/check'
 *
 * const call = listResource('merchant-api/printer')
 * call.path // 'merchant-api/eb/printer/list'
 * const checked = check(call.query, { filter: 'status=ENABLED', orderType: 'createdAt desc' })
 * checked.fits && checked.value // { filter: 'status=ENABLED', orderType: 'createdAt desc', pageIndex: 1, pageSize: 20 }
 * ```
 */
// @__NO_SIDE_EFFECTS__
export function listResource(resource: string) {
  return defineCall({
    id: 'O-008',
    name: 'listResource',
    method: 'GET',
    path: pathOf(resource, 'list'),
    query: listParameters,
    answer: page,
    safeToRepeat: true,
  })
}

/** Like `listResource`, for conditions that are too long for an address. */
// @__NO_SIDE_EFFECTS__
export function listResourceByBody(resource: string) {
  return defineCall({
    id: 'O-009',
    name: 'listResourceByBody',
    method: 'POST',
    path: pathOf(resource, 'list'),
    body: listParameters,
    answer: page,
    safeToRepeat: true,
  })
}

/** One row, by its key field as the query: `?printerId=…`. */
// @__NO_SIDE_EFFECTS__
export function getResourceRow(resource: string) {
  return defineCall({
    id: 'O-010',
    name: 'getResourceRow',
    method: 'GET',
    path: pathOf(resource, 'detail'),
    query: looseObject(place),
    answer: looseObject({}),
    safeToRepeat: true,
  })
}

/**
 * Saves a row: with its key field an edit, and `version` must match the stored row (else 409 with `data.current`);
 * without it a new row. Problems of fields: 422 with `data.problems`.
 */
// @__NO_SIDE_EFFECTS__
export function saveResourceRow(resource: string) {
  return defineCall({
    id: 'O-011',
    name: 'saveResourceRow',
    method: 'POST',
    path: pathOf(resource, 'save'),
    body: looseObject({}),
    answer: looseObject({}),
    safeToRepeat: false,
  })
}

const scalar = v.union([v.number(), v.string(), v.null()])

/** What saving a row and running it would touch. Both parts are named by its resource. */
export const rowPreview = looseObject({
  figures: v.record(v.string(), scalar),
  lists: v.record(v.string(), v.array(v.record(v.string(), scalar))),
})

/** What a row would touch if it were saved. */
export type RowPreview = v.InferOutput<typeof rowPreview>

/** O-110: the effects that saving a row would have; nothing is written. */
// @__NO_SIDE_EFFECTS__
export function previewResourceRow(resource: string) {
  return defineCall({
    id: 'O-110',
    name: 'previewResourceRow',
    method: 'POST',
    path: pathOf(resource, 'preview'),
    body: looseObject({}),
    answer: rowPreview,
    safeToRepeat: true,
  })
}

/** O-113: the unmasked value of a field; the access is recorded in the audit trail of the row. */
// @__NO_SIDE_EFFECTS__
export function revealResourceField(resource: string) {
  return defineCall({
    id: 'O-113',
    name: 'revealResourceField',
    method: 'POST',
    path: pathOf(resource, 'reveal'),
    body: v.object({ ...place, key: identifier, field: v.pipe(v.string(), v.minLength(1)) }),
    answer: looseObject({ value: v.union([v.string(), v.array(v.string()), v.null()]) }),
    safeToRepeat: true,
  })
}

/**
 * Moves a row of a tree below another parent, and to a place among its siblings, which are numbered anew. HTTP 409 with
 * `data.current` if `version` is not that of the stored row; 422 with `data.problems` where the tree does not allow it.
 */
// @__NO_SIDE_EFFECTS__
export function moveResourceRow(resource: string) {
  return defineCall({
    id: 'O-059',
    name: 'moveResourceRow',
    method: 'POST',
    path: pathOf(resource, 'move'),
    body: looseObject({
      ...place,
      key: identifier,
      /** Of the row as the operator saw it. */
      version: wholeNumber,
      /** Key of the parent; null: a root. */
      parent: v.nullable(identifier),
      /** Key of the sibling that follows it; null: it becomes the last one. */
      before: v.nullable(identifier),
    }),
    answer: looseObject({}),
    safeToRepeat: false,
  })
}

/** Deletes the rows that can be deleted; the answer names the others with reasons. */
// @__NO_SIDE_EFFECTS__
export function deleteResourceRows(resource: string) {
  return defineCall({
    id: 'O-012',
    name: 'deleteResourceRows',
    method: 'POST',
    path: pathOf(resource, 'delete'),
    body: looseObject({
      ...place,
      keys: v.pipe(v.array(identifier), v.maxLength(maximumDeletedRows)),
      /** Parameters of the reasons. */
      lang: v.optional(v.picklist(['zh', 'en']), 'zh'),
    }),
    answer: looseObject({
      deleted: v.array(v.string()),
      failed: v.array(looseObject({ key: v.string(), code: v.string(), message: v.optional(v.string()) })),
    }),
    safeToRepeat: false,
  })
}

/** A file of all matching rows, streamed. The answer is the file itself. */
// @__NO_SIDE_EFFECTS__
export function exportResource(resource: string) {
  return defineCall({
    id: 'O-013',
    name: 'exportResource',
    method: 'GET',
    path: pathOf(resource, 'export'),
    query: exportParameters,
    answer: v.unknown(),
    envelope: 'none',
    safeToRepeat: true,
  })
}

/** Like `exportResource`, for many keys and long conditions. */
// @__NO_SIDE_EFFECTS__
export function exportResourceByBody(resource: string) {
  return defineCall({
    id: 'O-014',
    name: 'exportResourceByBody',
    method: 'POST',
    path: pathOf(resource, 'export'),
    body: exportParameters,
    answer: v.unknown(),
    envelope: 'none',
    safeToRepeat: true,
  })
}
