import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { ticketRows } from './ticketRows'
import { type TicketShop, ticketShop } from './ticketShop'

/** A gateway with a store that sells tickets; `gateway.stop()` ends it. */
export interface StartedTicketShop {
  readonly gateway: TestGateway
  readonly shop: TicketShop
  readonly rows: ReturnType<typeof ticketRows>
}

/** Starts a gateway on a database of its own, with an administrator at its store. */
export async function startTicketShop(): Promise<StartedTicketShop> {
  const gateway = await startTestGateway()
  const shop = ticketShop(gateway, await gateway.signIn('admin'))
  return { gateway, shop, rows: ticketRows(gateway, shop) }
}
