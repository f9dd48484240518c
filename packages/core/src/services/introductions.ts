import { getIntroduction } from '@ebkit/protocol/calls/activity'
import type { Http } from '../http/createHttp'

/** An image of an introduction. */
export interface IntroductionImage {
  /** Address of the image. */
  showUrl: string
  /** Target of its link; empty for none. */
  jumpUrl: string
}

/** The introduction of a page. */
export interface Introduction {
  /** Untrusted HTML: pass it to `sanitiseHtml` before it is put on a page. */
  activityIntro: string
  activityTags: readonly string[]
  images: readonly IntroductionImage[]
}

/** Introductions of pages, and whether the user has read them. */
export interface IntroductionService {
  /**
   * The introduction of a page; empty if it has none.
   *
   * @param urlRouter the hash of the page
   * @throws ServiceError
   */
  get(urlRouter: string, signal?: AbortSignal): Promise<Introduction>
}

/** The tags of a comma-separated text, without empty and repeated ones. @spec W-ACT-2 */
export const tagsOf = (activityTag: string): string[] => [
  ...new Set(
    activityTag
      .split(/[,，]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

/**
 * @spec W-ACT-2 W-ACT-3
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createIntroductionService } from '@ebkit/core/services/introductions'
 * import { getSession } from '@ebkit/core/session'
 *
 * const introductions = createIntroductionService(createHttp({ session: getSession() }))
 * const introduction = await introductions.get(location.hash)
 * ```
 */
export function createIntroductionService(http: Http): IntroductionService {
  return {
    async get(urlRouter, signal) {
      const answer = await http.call(getIntroduction, { query: { urlRouter }, signal })
      const images = (answer.imageList ?? []).map(({ showUrl, jumpUrl }) => ({
        showUrl: showUrl ?? '',
        jumpUrl: jumpUrl ?? '',
      }))
      return {
        activityIntro: answer.activityIntro ?? '',
        activityTags: tagsOf(answer.activityTag ?? ''),
        images: images.filter(({ showUrl }) => showUrl),
      }
    },
  }
}
