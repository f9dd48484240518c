import { getDemoAccounts } from '@ebkit/protocol/calls/demoAccounts'
import { getDemoProgress } from '@ebkit/protocol/calls/demoProgress'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway'
import { registerCall } from '../server/registerCall'

/** What a demo says of itself before anybody has signed in: its accounts, and how far its rows have been written. */
export function registerDemo(app: FastifyInstance, { settings }: Gateway): void {
  const accounts = { access: 'public', summary: 'Accounts of a demo', tag: 'Session' } as const
  registerCall(app, getDemoAccounts, accounts, () => settings.demoAccounts.map((account) => ({ ...account })))
  const progress = { access: 'public', summary: 'Rows of a demo', tag: 'Session' } as const
  registerCall(app, getDemoProgress, progress, () => {
    const written = settings.servesDemo && settings.seedProgress?.()
    return written ? { ...written } : null
  })
}
