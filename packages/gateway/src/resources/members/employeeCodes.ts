import type { FastifyInstance } from 'fastify'
import { encodeQR } from 'qr'
import type { Gateway } from '../../gateway'
import { notFound } from '../../server/refusal'
import { originOf } from '../../store/address'

const folder = '/eb/employee-code'

/** Pixels of the picture. */
const side = 512

/** SQL over the row `t`: the path of an employee's code. */
export const employeeCodePath = `'${folder}/' || t.employee_id || '.svg'`

/** What the code says: the page where guests become members, with the employee as its scene. */
const sceneOf = (origin: string, employeeId: string) =>
  `${origin}/member?scene=${encodeURIComponent(employeeId)}`

/**
 * Codes that employees show to guests. They follow from the id alone, so that they are the same for life, and nothing is
 * looked up: that there is such an employee, nobody learns here. Open to everybody, because they are printed.
 */
export function registerEmployeeCodes(app: FastifyInstance, gateway: Gateway): void {
  const config = { access: 'public' } as const
  app.get<{ Params: { file: string } }>(
    `${folder}/:file`,
    { config, schema: { hide: true } },
    async (request, reply) => {
      const [, employeeId] = /^([\w-]{1,64})\.svg$/.exec(request.params.file) ?? []
      if (employeeId === undefined) throw notFound()
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400')
      reply.header('cross-origin-resource-policy', 'cross-origin')
      const said = sceneOf(originOf(request, gateway), employeeId)
      // dark on white, whatever it stands on
      const code = encodeQR(said, 'svg', { ecc: 'medium', border: 4 })
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/>${code}</svg>`
    },
  )
}
