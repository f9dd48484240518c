import { isDeepStrictEqual } from 'node:util'
import { smallLifeTicket as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'

/** What the platform reviews before it goes on sale: what is paid, and what guests read and see. */
const reviewed = [
  ...(['lifePrice', 'supplyPrice', 'commissionRate'] as const),
  ...(['productName', 'subTitle', 'images', 'detail'] as const),
]

/** Tickets of Small Life: a change of price or detail is reviewed, and what was online stays on sale meanwhile. */
export const smallLifeTicket = defineBehaviour(resource)({
  saved: async ({ row, input: { before } }) => {
    if (before?.status !== 'PUBLISHED') return undefined
    if (reviewed.every((name) => isDeepStrictEqual(row[name], before[name]))) return undefined
    const saleVersion = Object.fromEntries(reviewed.map((name) => [name, before[name]]))
    return { status: 'NEW', auditNote: null, saleVersion }
  },
})
