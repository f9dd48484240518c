import { createRowService } from '@ebkit/core/services/rows'
import { quoteConditionValue } from '@ebkit/rules/conditions'
import type { Option } from '@ebkit/rules/fields'
import { labelOf } from '../../pages/labelOf'
import type { ChoicesAsked } from '../Addition'
import { choiceStrings } from './choiceStrings'

/** The slots of a holder's card on a day that are open and have places left. */
export async function slotChoices({ http, values, signal }: ChoicesAsked): Promise<readonly Option[]> {
  const { ecardUserId, reserveDate } = values
  if (typeof ecardUserId !== 'string' || !ecardUserId || typeof reserveDate !== 'string') return []
  const rows = createRowService(http)
  const { validCardId } = await rows.read('ticket-api/ecard-user', { ecardUserId }, signal)
  if (typeof validCardId !== 'string') return []
  const card = quoteConditionValue(validCardId)
  const filter = `validCardId=${card}&inventoryDate=${quoteConditionValue(reserveDate)}&status=OPEN`
  const { rows: slots } = await rows.list('ticket-api/reservation-inventory', { filter }, signal)
  return slots
    .filter(({ remainCount }) => Number(remainCount) > 0)
    .map(({ slotName, slotTime, remainCount }) => {
      const { start = '', end = '' } = Object(slotTime) as { start?: string; end?: string }
      const name = [slotName, start && `${start}–${end}`].filter(Boolean).join(' ')
      const label = labelOf(choiceStrings, 'slot', { name, count: Number(remainCount) })
      return { value: String(slotName), label }
    })
}

/** The rights of a holder's card. */
export async function rightChoices({ http, values, signal }: ChoicesAsked): Promise<readonly Option[]> {
  const { ecardUserId } = values
  if (typeof ecardUserId !== 'string' || !ecardUserId) return []
  const rows = createRowService(http)
  const { validCardId } = await rows.read('ticket-api/ecard-user', { ecardUserId }, signal)
  if (typeof validCardId !== 'string') return []
  const { rightsList } = await rows.read('ticket-api/valid-card', { validCardId }, signal)
  const names = (Array.isArray(rightsList) ? rightsList : []).map(({ rightName }) => String(rightName))
  return names.map((name) => ({ value: name, label: { zh: name } }))
}

/** Holders by card number, name or phone, with the name beside the number. */
export async function holderChoices({ http, search, signal }: ChoicesAsked): Promise<readonly Option[]> {
  const { rows } = await createRowService(http).list(
    'ticket-api/ecard-user',
    { search, filter: 'status=ACTIVE|INACTIVE', most: 50 },
    signal,
  )
  return rows.map(({ ecardUserId, cardNo, holderName }) => ({
    value: String(ecardUserId),
    label: { zh: [cardNo, holderName].filter(Boolean).join(' · ') },
  }))
}
