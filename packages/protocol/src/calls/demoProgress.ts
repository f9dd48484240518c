import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'

/**
 * O-118: how far a gateway in demo mode has written the rows of its demo, in the background of its first start; null where it
 * writes none. `total` is what is planned; rows that follow from others come on top of it.
 *
 * @example
 * ```ts
 * import { getDemoProgress } from '@ebkit/protocol/calls/demoProgress'
 * import type { AnswerOf } from '@ebkit/protocol/define-call'
 *
 * const isWriting = (progress: AnswerOf<typeof getDemoProgress>) => progress?.state === 'running'
 * ```
 */
export const getDemoProgress = defineCall({
  id: 'O-118',
  name: 'getDemoProgress',
  method: 'GET',
  path: 'api/demo-progress',
  answer: v.nullable(
    looseObject({
      state: v.picklist(['running', 'done', 'failed']),
      written: v.number(),
      total: v.number(),
    }),
  ),
  safeToRepeat: true,
})
