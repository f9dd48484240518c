import { getDemoAccounts } from '@ebkit/protocol/calls/demoAccounts'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway'
import { registerCall } from '../server/registerCall'

/** Who may sign in to a demo; outside demo mode the list is empty. */
export function registerDemoAccounts(app: FastifyInstance, { settings }: Gateway): void {
  const options = { access: 'public', summary: 'Accounts of a demo', tag: 'Session' } as const
  registerCall(app, getDemoAccounts, options, () => settings.demoAccounts.map((account) => ({ ...account })))
}
