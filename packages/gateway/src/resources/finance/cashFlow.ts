import { cashFlow as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'

export const cashFlow = defineBehaviour(resource)({
  computed: {
    storeId: { kind: 'snapshot' },
    direction: { kind: 'snapshot' },
    balanceAfter: { kind: 'snapshot' },
  },
})
