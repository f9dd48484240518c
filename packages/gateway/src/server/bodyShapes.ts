import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal'

/** Lists and records within one another, at most. No call needs more than a handful. */
const deepest = 100

/** Parsed JSON. An upload's bytes are a stream, which is not inspected. */
function isData(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}

/** Keys of one record, at most. The widest resource has some fifty fields. */
const mostKeys = 2000

const refuse = (message: string) => new Refusal(400, 'invalid-request', message)

function requireShape(value: unknown, levels: number): void {
  if (!isData(value)) return
  if (levels === 0) throw refuse('The body is nested too deep')
  const inner = Object.values(value)
  if (!Array.isArray(value) && inner.length > mostKeys)
    throw refuse(`A record of the body has more than ${mostKeys} keys`)
  for (const each of inner) requireShape(each, levels - 1)
}

/**
 * Refuses bodies that are nested so deep that whoever walks through them would run out of stack, and records with so many
 * keys that whoever looks at each is held up.
 */
export function registerBodyShapes(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => requireShape(request.body, deepest))
}
