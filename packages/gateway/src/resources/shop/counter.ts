import { counter as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { newSecret } from '../../session/secrets'

/** Where money is taken. A code that nobody can guess leads to paying there; the one before it leads nowhere. */
export const counter = defineBehaviour(resource)({
  effects: { resetCode: async () => ({ payCode: newSecret() }) },
  computed: { payCode: { kind: 'assigned' } },
  saved: async ({ row }) => (row.payCode ? undefined : { payCode: newSecret() }),
})
