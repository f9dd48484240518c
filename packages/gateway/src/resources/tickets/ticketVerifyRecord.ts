import { ticketVerifyRecord as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { undoVerification } from './verification'

export const ticketVerifyRecord = defineBehaviour(resource)({
  effects: {
    revoke: async (context) => {
      await undoVerification(context, context.row, context.input.reason)
      return undefined
    },
  },
  computed: { amount: { kind: 'snapshot' } },
})
