import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal'

/** Lists and records within one another, at most. No call needs more than a handful. */
const deepest = 100

/** What JSON is read into. The bytes of an upload are a stream, whose insides are nobody's data. */
function isData(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}

function isDeeper(value: unknown, levels: number): boolean {
  if (!isData(value)) return false
  if (levels === 0) return true
  for (const inner of Object.values(value)) if (isDeeper(inner, levels - 1)) return true
  return false
}

/** Refuses bodies that are nested so deep that whoever walks through them would run out of stack. */
export function registerDeepBodies(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (isDeeper(request.body, deepest))
      throw new Refusal(400, 'invalid-request', 'The body is nested too deep')
  })
}
