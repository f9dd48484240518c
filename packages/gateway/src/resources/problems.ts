import type { ResourceProblem } from '@ebkit/protocol/calls/resources'
import type { Label } from '@ebkit/rules/fields'
import { Refusal } from '../server/refusal'

/** 422 with the problems by field. */
export const refusedFields = (problems: readonly ResourceProblem[]) =>
  new Refusal(
    422,
    422,
    `Nothing was saved: ${problems
      .map(({ path, code }) => `${path} (${code})`)
      .slice(0, 10)
      .join(', ')}`,
    { problems },
  )

/** 422 with one problem and its message for users. */
export const refusedField = (path: string, code: string, { zh, en = zh }: Label) =>
  refusedFields([{ path, code, params: { zh, en } }])

/** 409 with the current row. */
export const changedMeanwhile = (current: unknown) =>
  new Refusal(409, 409, 'Somebody else changed the row meanwhile; nothing was saved', { current })
