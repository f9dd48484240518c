import { introductions, type PageIntroduction } from './introductions'

const none: PageIntroduction = { activityIntro: '', activityTag: '', imageList: [] }

/** The path in a hash such as `#/groupbuy/info?tab=1`, without a trailing slash. */
const pathIn = (hash: string): string => {
  const [path = ''] = hash.replace(/^#?!?/, '').split(/[?#]/)
  return `/${path.replace(/^\/+|\/+$/g, '')}`
}

/** The introduction of the page with this hash; empty if it has none. @spec W-ACT-3 */
export function introductionOf(hash: string): PageIntroduction {
  const path = pathIn(hash)
  return Object.hasOwn(introductions, path) ? (introductions[path] ?? none) : none
}
