import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { optionalText } from '../schemas/values'

/** the introduction banner of a page; `urlRouter` is the page's hash, `activityIntro` is HTML that is not to be trusted. */
export const getIntroduction = defineCall({
  id: 'A-039',
  name: 'getIntroduction',
  method: 'GET',
  path: 'activity-api/eb/diagnostic/tool/introduction/getByUrlRouter',
  query: v.object({ urlRouter: v.string() }),
  answer: v.looseObject({
    activityIntro: optionalText,
    activityTag: optionalText,
    imageList: v.optional(
      v.nullable(v.array(v.looseObject({ jumpUrl: optionalText, showUrl: optionalText }))),
    ),
  }),
  safeToRepeat: true,
})
