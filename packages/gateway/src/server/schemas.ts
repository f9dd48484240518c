import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { Refusal } from './refusal'

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && '~standard' in value

/** Which parameters are wrong and how, without the values: they may be secrets. */
const describe = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues
    .slice(0, 10)
    .map((issue) => ({ field: v.getDotPath(issue as never) ?? '', expected: issue.expected ?? issue.type }))

/** 400 for invalid parameters; `part` names the part of the request. */
export function unfit(issues: readonly v.BaseIssue<unknown>[], part = ''): Refusal {
  const problems = describe(issues)
  const named = problems.map(({ field, expected }) => `${field || part}: ${expected}`).join('; ')
  return new Refusal(400, 'invalid-request', `The request does not fit the call: ${named}`, { problems })
}

/** Routes carry schemas of the protocol; this checks requests by them. */
export function registerSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    if (!isSchema(schema)) return () => true
    return (input: unknown) => {
      const result = v.safeParse(schema, input ?? {})
      return result.success ? { value: result.output } : { error: unfit(result.issues, httpPart) }
    }
  })
  // answers were put through their schemas when they were made
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
}
