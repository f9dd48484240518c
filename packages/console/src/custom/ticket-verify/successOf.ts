import type { DeskDependencies } from './DeskDependencies'
import type { Pending, ShownCard, ShownCodes, ShownSuccess } from './DeskState'

type Dependencies = Pick<DeskDependencies, 'service' | 'now' | 'lang'>

const unique = (names: readonly (string | null | undefined)[]) =>
  [...new Set(names.filter(Boolean))].join('、')

async function verifiedCodes(
  { service, now, lang }: Dependencies,
  { requestId, method }: Pending,
  shown: ShownCodes,
): Promise<ShownSuccess | undefined> {
  const { done, failed } = await service.verify({ keys: shown.ticked, method, requestId, lang: lang() })
  const codeOf = (key: unknown) => shown.codes.find(({ ticketCodeId }) => ticketCodeId === key)
  const codes = done.flatMap(({ ticketCodeId }) => codeOf(ticketCodeId) ?? [])
  if (!codes.length) return undefined
  return {
    kind: 'done',
    entered: shown.entered,
    name: unique(codes.map(({ productName }) => productName)),
    quantity: codes.length,
    isCard: false,
    amount: codes.reduce((sum, { sharePrice }) => sum + (sharePrice ?? 0), 0),
    holder: unique(codes.map(({ holderName }) => holderName)),
    coverImage: codes[0]?.coverImage ?? undefined,
    at: now(),
    codes: codes.map(({ code }) => code),
    refused: failed.map(({ key, message }) => ({ code: codeOf(key)?.code ?? key, message })),
    isRepeated: false,
  }
}

async function usedCard(
  { service, now }: Dependencies,
  { requestId, method }: Pending,
  shown: ShownCard,
): Promise<ShownSuccess> {
  const { card, persons, entered } = shown
  const { rightName = null } = card.rights[shown.right] ?? {}
  const { ecardUserId } = card
  const how = method === 'scan' ? 'scan' : 'input'
  await service.enterCardUse({ ecardUserId, rightName, persons, method: how, requestId })
  return {
    ...{ kind: 'done', entered, quantity: persons, isCard: true, amount: undefined },
    name: [card.cardName, rightName].filter(Boolean).join(' · '),
    holder: card.holderName ?? '',
    coverImage: card.facePhoto ?? undefined,
    at: now(),
    ...{ codes: [card.cardNo], refused: [], isRepeated: false },
  }
}

/** What was verified; undefined where the gateway refused every code. @throws ServiceError */
export const successOf = (dependencies: Dependencies, pending: Pending): Promise<ShownSuccess | undefined> =>
  pending.shown.kind === 'codes'
    ? verifiedCodes(dependencies, pending, pending.shown)
    : usedCard(dependencies, pending, pending.shown)
