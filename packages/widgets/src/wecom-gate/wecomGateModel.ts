import type { Http } from '@ebkit/core/http'
import { type Corporation, createEnterpriseMessagingService } from '@ebkit/core/services/enterpriseMessaging'
import { atom, type ReadableAtom } from 'nanostores'

/** The page where a store's administrator authorises enterprise messaging. @spec W-GATE-7 */
export const authorisationPath = '/wecom/corpAuth'
/** The page that sets up the corporation is open without one. @spec W-GATE-12 */
export const settingsPath = '/company-wx/WxSet'

/**
 * The state of the gate.
 * - `unknown`: a skeleton, while authorisation or corporation are asked for
 * - `promotion`: the promotion page, in place of the feature
 * - `no-corporation`: the overlay
 * - `open`: the feature
 *
 * @spec W-GATE-3
 */
export type WecomGateState =
  | { readonly status: 'unknown' }
  | { readonly status: 'promotion'; readonly isApplying: boolean; readonly problem?: unknown }
  | { readonly status: 'no-corporation' }
  | { readonly status: 'open'; readonly corporation?: Corporation }

export interface WecomGateOptions {
  /** Path of the page, as in routes. */
  path: string
}

export interface WecomGateModel {
  readonly $state: ReadableAtom<WecomGateState>
  /** Checks; the answers to an earlier check are ignored. */
  check(): Promise<void>
  /** Cancels the check; the answer to an application is ignored. */
  stop(): void
  /**
   * Applies for enterprise messaging. @returns whether the application was accepted: the authorisation page follows.
   * False if there was another check or a stop meanwhile
   */
  apply(): Promise<boolean>
}

/**
 * The gate of the enterprise-messaging pages, without a view.
 * @param options asked for at each `check`
 * @param onError called for questions that failed: the person sees the page that belongs to the answer “no”
 * @spec W-GATE-4 W-GATE-8 W-GATE-13 W-GATE-14
 */
export function createWecomGate(
  { http }: { http: Http },
  options: () => WecomGateOptions,
  onError: (error: unknown) => void,
): WecomGateModel {
  const service = createEnterpriseMessagingService(http)
  const $state = atom<WecomGateState>({ status: 'unknown' })
  let question = new AbortController()
  const promotion: WecomGateState = { status: 'promotion', isApplying: false }

  /** The answer to a request, or its replacement if it fails. */
  async function answerOf<Answer>(answer: Promise<Answer>, otherwise: Answer, signal: AbortSignal) {
    try {
      return await answer
    } catch (error) {
      if (!signal.aborted) onError(error)
      return otherwise
    }
  }

  return {
    $state,
    async check() {
      question.abort()
      question = new AbortController()
      const { signal } = question
      const hotelId = http.hotelId()
      $state.set({ status: 'unknown' })
      const isAuthorised = hotelId
        ? await answerOf(service.isAuthorised(hotelId, signal), false, signal)
        : false
      if (signal.aborted) return
      if (!hotelId || !isAuthorised) return $state.set(promotion)
      const corporation = await answerOf(service.corporation(hotelId, signal), undefined, signal)
      if (signal.aborted) return
      const isOpen = corporation || options().path === settingsPath
      $state.set(
        isOpen ? { status: 'open', ...(corporation && { corporation }) } : { status: 'no-corporation' },
      )
    },
    stop: () => question.abort(),
    async apply() {
      const state = $state.get()
      const hotelId = http.hotelId()
      if (state.status !== 'promotion' || state.isApplying || !hotelId) return false
      const { signal } = question
      $state.set({ status: 'promotion', isApplying: true })
      try {
        const isAccepted = await service.apply(hotelId)
        if (signal.aborted) return false
        $state.set(isAccepted ? promotion : { ...promotion, problem: 'refused' })
        return isAccepted
      } catch (problem) {
        if (!signal.aborted) $state.set({ ...promotion, problem })
        return false
      }
    },
  }
}
