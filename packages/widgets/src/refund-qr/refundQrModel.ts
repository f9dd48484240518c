import type { Http } from '@ebkit/core/http'
import { createRefundService } from '@ebkit/core/services/refunds'
import { atom, type ReadableAtom } from 'nanostores'
import type { QrLevel } from '../qr/encodeText'

/** Level and pixels of the code, and the size of the saved image. @spec W-RQR-5 */
export const refundQr: { readonly level: QrLevel; readonly width: number } = { level: 'H', width: 300 }
/** Pixels of the saved image. @spec W-RQR-5 */
export const refundImageSize = { width: 384, height: 441 } as const

export interface RefundQrOptions {
  platformOrderId?: string
  memberId?: string
  isRefund?: boolean
}

/** The state of the refund. `notice` is the gateway's own text, or empty. */
export type RefundQrState =
  | { readonly status: 'loading' }
  /** There is no order number, so nothing was requested. */
  | { readonly status: 'no-order' }
  | {
      readonly status: 'ready'
      readonly address: string
      readonly notice: string
      /** What the address was requested for. */
      readonly order: RefundQrOptions
    }
  /** The gateway gives no address. */
  | { readonly status: 'refused'; readonly notice: string }
  | { readonly status: 'failed'; readonly error: unknown }

export interface RefundQrModel {
  readonly $state: ReadableAtom<RefundQrState>
  /** Requests the address; the answer to an earlier request is ignored. */
  load(): Promise<void>
  /** Cancels the request. */
  stop(): void
}

/** The state for an order: the address of another one is none, and the order's own is about to be requested. */
export function stateFor(state: RefundQrState, order: RefundQrOptions): RefundQrState {
  if (state.status !== 'ready') return state
  const isSame = (['platformOrderId', 'memberId', 'isRefund'] as const).every(
    (name) => state.order[name] === order[name],
  )
  return isSame ? state : { status: 'loading' }
}

/**
 * The refund of an order, without a view.
 * @param options asked for at each `load`
 * @param onError called for a question that failed
 * @spec W-RQR-3
 */
export function createRefundQr(
  { http }: { http: Http },
  options: () => RefundQrOptions,
  onError: (error: unknown) => void,
): RefundQrModel {
  const service = createRefundService(http)
  const $state = atom<RefundQrState>({ status: 'loading' })
  let question = new AbortController()
  const stop = () => question.abort()
  async function load(): Promise<void> {
    stop()
    question = new AbortController()
    const { signal } = question
    const { platformOrderId, memberId, isRefund } = options()
    if (!platformOrderId) return $state.set({ status: 'no-order' })
    $state.set({ status: 'loading' })
    try {
      const { qrUrl, alertMsg } = await service.address(
        { platformOrderId, isRefund: !!isRefund, ...(memberId && { memberId }) },
        signal,
      )
      if (signal.aborted) return
      $state.set(
        qrUrl
          ? {
              status: 'ready',
              address: qrUrl,
              notice: alertMsg,
              order: { platformOrderId, memberId, isRefund },
            }
          : { status: 'refused', notice: alertMsg },
      )
    } catch (error) {
      if (signal.aborted) return
      $state.set({ status: 'failed', error })
      onError(error)
    }
  }
  return { $state, load, stop }
}
