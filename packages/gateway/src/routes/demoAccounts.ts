import { getDemoAccounts } from '@ebkit/protocol/calls/demoAccounts'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway'
import { registerCall } from '../server/registerCall'

/** Accounts of the demo; empty outside demo mode. */
export function registerDemoAccounts(app: FastifyInstance, { settings }: Gateway): void {
  const options = { access: 'public', summary: 'Accounts of a demo', tag: 'Session' } as const
  registerCall(app, getDemoAccounts, options, () => settings.demoAccounts.map((account) => ({ ...account })))
}
