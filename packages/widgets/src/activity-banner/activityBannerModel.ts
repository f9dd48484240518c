import type { Http } from '@ebkit/core/http'
import { createIntroductionService, type Introduction } from '@ebkit/core/services/introductions'
import { atom, type ReadableAtom } from 'nanostores'

/** Height of the description, in CSS pixels, above which it is folded. @spec W-ACT-4 */
export const descriptionHeight = 103

export interface ActivityBannerDependencies {
  http: Http
  /** The window whose hash identifies the page. */
  page: Pick<Window, 'location' | 'addEventListener' | 'removeEventListener'>
}

export interface ActivityBannerOptions {
  /** The hash of the page. Default: that of the window. */
  hash?: string
}

export type ActivityBannerState =
  | { readonly status: 'loading' }
  /** The page has no introduction. */
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly introduction: Introduction }
  | { readonly status: 'failed'; readonly error: unknown }

export interface ActivityBannerModel {
  readonly $state: ReadableAtom<ActivityBannerState>
  /** Loads the introduction, and again when the page changes. @returns a function that stops this */
  start(): () => void
  /** Loads it again. */
  load(): Promise<void>
}

/** The page of a hash, without the query after `?`. */
const pageIn = (hash: string): string => hash.split('?')[0] ?? ''

const isEmpty = ({ activityIntro, activityTags, images }: Introduction) =>
  !activityIntro.trim() && !activityTags.length && !images.length

/**
 * The introduction of a page, without a view.
 *
 * @param options asked for at each `load`
 * @param onError called for a failure
 * @spec W-ACT-3
 */
export function createActivityBanner(
  { http, page }: ActivityBannerDependencies,
  options: () => ActivityBannerOptions,
  onError: (error: unknown) => void,
): ActivityBannerModel {
  const service = createIntroductionService(http)
  const $state = atom<ActivityBannerState>({ status: 'loading' })
  let question = new AbortController()
  let asked = ''
  const hashNow = () => options().hash || page.location.hash

  async function load(): Promise<void> {
    question.abort()
    question = new AbortController()
    const { signal } = question
    const hash = hashNow()
    asked = pageIn(hash)
    $state.set({ status: 'loading' })
    try {
      const introduction = await service.get(hash, signal)
      if (signal.aborted) return
      $state.set(isEmpty(introduction) ? { status: 'empty' } : { status: 'ready', introduction })
    } catch (error) {
      if (signal.aborted) return
      $state.set({ status: 'failed', error })
      onError(error)
    }
  }

  function start(): () => void {
    const onHashChange = () => {
      if (pageIn(hashNow()) !== asked) void load()
    }
    page.addEventListener('hashchange', onHashChange)
    void load()
    return () => {
      question.abort()
      page.removeEventListener('hashchange', onHashChange)
    }
  }
  return { $state, start, load }
}
