import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { optionalText } from '../schemas/values'

/**
 * the introduction banner of a page; `urlRouter` is the page's hash, `activityIntro` is untrusted HTML.
 *
 * @example
 * ```ts
 * import { getIntroduction } from '@ebkit/protocol/calls/activity'
 * import type { AnswerOf } from '@ebkit/protocol/define-call'
 *
 * // What a gateway of one's own answers for a page with a banner.
 * export const banner: AnswerOf<typeof getIntroduction> = {
 *   activityIntro: '<p>Poster week: 20 % off</p>',
 *   activityTag: 'new,poster',
 *   imageList: [{ showUrl: 'https://img.example.com/poster.jpg', jumpUrl: '#/poster' }],
 * }
 * ```
 */
export const getIntroduction = defineCall({
  id: 'A-039',
  name: 'getIntroduction',
  method: 'GET',
  path: 'activity-api/eb/diagnostic/tool/introduction/getByUrlRouter',
  query: v.object({ urlRouter: v.string() }),
  answer: looseObject({
    activityIntro: optionalText,
    activityTag: optionalText,
    imageList: v.optional(v.nullable(v.array(looseObject({ jumpUrl: optionalText, showUrl: optionalText })))),
  }),
  safeToRepeat: true,
})
