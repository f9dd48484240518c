import { lottery as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { filled, refuse } from '../../behaviour/refuse'
import { reasons } from './strings'

const prizes = resource.fields.find((field) => field.name === 'prizes')
const most = prizes?.fields.find((field) => field.name === 'quantity')?.max ?? 0

/** Lotteries. */
export const lottery = defineBehaviour(resource)({
  effects: {
    addStock: async ({ row, input }) => {
      const given = row.prizes ?? []
      const index = Number(input.prizeIndex)
      const prize = given[index - 1]
      if (!prize) return refuse('no-prize', filled(reasons.noPrize, { index }))
      const quantity = Number(prize.quantity) + Number(input.quantity)
      if (quantity > most) refuse('prize-limit', filled(reasons.prizeLimit, { most }))
      return { prizes: given.map((each) => (each === prize ? { ...each, quantity } : each)) }
    },
  },
})
