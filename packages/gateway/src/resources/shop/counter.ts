import { counter as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { newSecret } from '../../session/secrets'

/** Where money is taken. A code that nobody can guess leads to paying there; the one before it leads nowhere. */
export const counter = defineBehaviour(resource)({
  effects: { resetCode: async () => ({ payCode: newSecret() }) },
  computed: {
    payCode: { kind: 'assigned' },
    income30d:
      live(`(select coalesce(sum(p.pay_amount - coalesce(p.refund_amount, 0)), 0)::bigint from direct_payment p
      where p.brand_id = t.brand_id and p.counter_id = t.counter_id and p.paid_at > now() - interval '30 days')`),
  },
  saved: async ({ row }) => (row.payCode ? undefined : { payCode: newSecret() }),
})
