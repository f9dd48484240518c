import type { FastifyInstance } from 'fastify'
import { encodeQR } from 'qr'
import type { Gateway } from '../../gateway'
import { notFound } from '../../server/refusal'
import { originOf } from '../../store/address'

const folder = '/eb/employee-code'

/** The side of the image, in pixels. */
const side = 512

/** SQL over the row `t`: the path of an employee's QR code. */
export const employeeCodePath = `'${folder}/' || t.employee_id || '.svg'`

/** The content of the code: the page where guests become members, with the employee as its scene. */
const sceneOf = (origin: string, employeeId: string) =>
  `${origin}/member?scene=${encodeURIComponent(employeeId)}`

/**
 * Serves the QR codes that employees show to guests. A code depends only on the id, so it never changes, and without a
 * look-up it does not reveal whether the employee exists. Public, because the codes are printed.
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
      const content = sceneOf(originOf(request, gateway), employeeId)
      // dark on white, whatever the background of the page
      const code = encodeQR(content, 'svg', { ecc: 'medium', border: 4 })
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/>${code}</svg>`
    },
  )
}
