import { settlementItem as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'

export const settlementItem = defineBehaviour(resource)({
  computed: { settleAmount: { kind: 'snapshot' } },
})
