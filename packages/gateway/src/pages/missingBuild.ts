import type { FastifyReply } from 'fastify'

/** What a person sees who started the gateway without a build. */
export function missingBuild(reply: FastifyReply, what: string): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built yet</title>
<h1>${what} is not built yet</h1>
<p>Run <code>npm run build</code> in the repository and reload this page.</p></html>`,
    )
}
