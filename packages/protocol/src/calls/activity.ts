import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { optionalText } from '../schemas/values'

/** the introduction banner of a page; `urlRouter` is the page's hash, `activityIntro` is untrusted HTML. */
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
