import type { FastifyReply } from 'fastify'
import { plainPage } from './plainPage'

/** The page for a gateway that was started without a build. @param command the command that builds it */
export function missingBuild(reply: FastifyReply, what: string, command = 'npm run build'): FastifyReply {
  return plainPage(reply, {
    lang: 'en',
    title: `${what} is not built yet`,
    body: `<p>Run <code>${command}</code> in the repository and reload this page.</p>`,
  })
}
