import type { ResourceProblem } from '@ebkit/protocol/calls/resources'
import type { Field } from '@ebkit/rules/fields'
import { inArray } from 'drizzle-orm'
import { fileEntry } from '../../database/schema'
import type { Transaction } from '../../database/tenant'
import type { Gateway } from '../../gateway'
import { keyOfAddress } from '../../store/keyOfAddress'
import { type Visibility, visibilityOfNew } from '../../store/visibility/visibility'
import type { Model } from '../model'
import { decideVisibility } from './decideVisibility'
import { type HeldFile, heldFiles } from './heldFiles'

/** A file of a field that is in our object store. */
type HeldObject = HeldFile & { readonly key: string }

/** Who saves, and the row before the save. */
export interface Saving {
  readonly brandId: string
  readonly userId: string
  readonly stored: Model | undefined
}

const objectsOf = (
  { settings }: Pick<Gateway, 'settings'>,
  brandId: string,
  files: readonly HeldFile[],
): HeldObject[] =>
  files.flatMap((file) => {
    const key = keyOfAddress(settings.store, file.address)
    return key?.startsWith(`${brandId}/`) ? [{ ...file, key }] : []
  })

/** Identifies a field and its object, whichever item of a list they are in. */
const placeOf = ({ path, key }: Pick<HeldObject, 'path' | 'key'>) =>
  `${path.replaceAll(/\.\d+\./g, '.*.')} ${key}`

async function listedAmong(rows: Transaction, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { objectKey, ownerId } = fileEntry
  const found = await rows
    .select({ objectKey, ownerId })
    .from(fileEntry)
    .where(inArray(objectKey, [...keys]))
  const listed = found.flatMap((each) => (each.ownerId === null ? (each.objectKey ?? []) : []))
  return new Set([
    ...listed,
    ...keys.filter((key) => key.split('/')[2] === 'common' && visibilityOfNew(key) === 'public'),
  ])
}

/** Decides changes of visibility, and finds fields that may not refer to their object. */
async function decide(
  gateway: Pick<Gateway, 'settings' | 'store'>,
  rows: Transaction,
  held: readonly HeldObject[],
  before: ReadonlySet<string>,
  userId: string,
) {
  const keys = [...new Set(held.map(({ key }) => key))]
  const access = await gateway.store.accessOf(rows, keys)
  const listed = await listedAmong(rows, keys)
  const decided = new Map<string, Visibility>()
  const problems: ResourceProblem[] = []
  for (const file of held) {
    const { key, path, visibility: wanted } = file
    const object = access.get(key)
    if (!object) continue
    const taking = { wanted, object, userId, isKept: before.has(placeOf(file)), isListed: listed.has(key) }
    const outcome = decideVisibility(taking)
    if (outcome === 'refused') problems.push({ path, code: 'privateFile' })
    // if two fields of a row have the same object, the public one decides
    else if (outcome !== object.visibility && decided.get(key) !== 'public') decided.set(key, outcome)
  }
  for (const { key, visibility } of held)
    if (visibility === 'public' && decided.get(key) === 'private') decided.delete(key)
  return { decided, problems }
}

/**
 * Gives the objects that a row holds the visibility of their fields: new uploads get it at once, and objects of a field
 * whose visibility has changed get it with the next save.
 *
 * @returns problems of public fields with private files; nothing is changed in that case
 */
export async function settleFiles(
  gateway: Pick<Gateway, 'settings' | 'store'>,
  rows: Transaction,
  fields: readonly Field[],
  model: Model,
  { brandId, userId, stored }: Saving,
): Promise<ResourceProblem[]> {
  const held = objectsOf(gateway, brandId, heldFiles(fields, model))
  if (held.length === 0) return []
  const before = new Set(objectsOf(gateway, brandId, heldFiles(fields, stored ?? {})).map(placeOf))
  const { decided, problems } = await decide(gateway, rows, held, before, userId)
  if (problems.length > 0) return problems
  for (const visibility of new Set(decided.values()))
    await gateway.store.setVisibility(
      rows,
      [...decided].flatMap(([key, each]) => (each === visibility ? [key] : [])),
      visibility,
    )
  return []
}
