import type { DeskCard, DeskCode } from '@ebkit/protocol/calls/verificationDesk'
import { storableText } from '@ebkit/rules/storable-text'
import { type SQL, sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { seeAllStores } from '../../../behaviour/seeAllStores'
import { deskCard } from './deskCard'
import { deskCodes } from './deskCodes'
import { cleaned, type EnteredKind, enteredAs } from './enteredAs'

/** The result of a look-up. */
export type Found = {
  readonly kind: EnteredKind
  readonly codes: DeskCode[]
  readonly card: DeskCard | null
}

type Images = (path: string) => string

/** The maximum number of codes of one phone or order that the desk lists. */
const mostCodes = 400

/** The code itself, then the others of its order. */
async function codesOfOrder(context: BehaviourContext, code: string, imageOf: Images): Promise<DeskCode[]> {
  const inOrder = sql`t.platform_order_id in (select c.platform_order_id from ticket_code c
    where c.brand_id = ${context.place.brandId} and c.code = ${code})`
  const codes = await deskCodes(context, inOrder, imageOf, mostCodes)
  const own = codes.filter((each) => each.code === code)
  // the rest of the order does not concern a store where the code cannot be used
  if (own[0]?.obstacle?.code === 'other-store') return own
  return [...own, ...codes.filter((each) => each.code !== code)]
}

async function usableCodes(context: BehaviourContext, which: SQL, imageOf: Images): Promise<DeskCode[]> {
  const codes = await deskCodes(context, sql`${which} and t.status = 'UNUSED'`, imageOf, mostCodes)
  return codes.filter(({ obstacle }) => !obstacle)
}

/** Looks up what a guest presents, in all stores of the brand: a code may be for another store. */
export async function lookUp(context: BehaviourContext, entered: string, imageOf: Images): Promise<Found> {
  const given = storableText(cleaned(entered))
  const kind = enteredAs(given)
  await seeAllStores(context)
  if (kind === 'card') return { kind, codes: [], card: await deskCard(context, given, imageOf) }
  if (kind === 'code') return { kind, codes: await codesOfOrder(context, given, imageOf), card: null }
  const which = kind === 'phone' ? sql`t.holder_phone = ${given}` : sql`t.platform_order_id = ${given}`
  return { kind, codes: await usableCodes(context, which, imageOf), card: null }
}

/** Codes in the given order; null for unknown ones. */
export async function check(
  context: BehaviourContext,
  codes: readonly string[],
  imageOf: Images,
): Promise<(DeskCode | null)[]> {
  const given = codes.map((code) => storableText(cleaned(code)))
  await seeAllStores(context)
  const found = await deskCodes(context, sql`t.code = any(${sql.param(given)}::text[])`, imageOf)
  const byCode = new Map(found.map((each) => [each.code, each]))
  return given.map((code) => byCode.get(code) ?? null)
}
