import type { FastifyReply } from 'fastify'
import { plainPage } from './plainPage'

/** What a person sees who started the gateway without a build. @param command what makes it */
export function missingBuild(reply: FastifyReply, what: string, command = 'npm run build'): FastifyReply {
  return plainPage(reply, {
    lang: 'en',
    title: `${what} is not built yet`,
    body: `<p>Run <code>${command}</code> in the repository and reload this page.</p>`,
  })
}
