import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { useDescribeError, useEnvironment, useStrings } from '../environment'
import { useShown } from '../opening/useShown'
import { giveFile } from '../saving'
import { useStore } from '../store/useStore'
import { useOpened } from './openedPart'
import type { RefundQrProps, RefundQrReason } from './props'
import { createRefundQr, stateFor } from './refundQrModel'
import { strings } from './strings'

/** The model for the properties, loaded while it is open, and the methods. */
export function useRefundQr(props: RefundQrProps, element: RefObject<HTMLElement | null>) {
  const { http, reportError } = useEnvironment()
  const describe = useDescribeError()
  const newest = useRef({ props, describe, reportError })
  useLayoutEffect(() => {
    newest.current = { props, describe, reportError }
  })
  const model = useMemo(() => {
    const onError = (cause: unknown) => {
      const { props, describe, reportError } = newest.current
      const report = props.onError ?? reportError
      report({ code: 'load-failed', message: describe(cause), cause })
    }
    return createRefundQr({ http }, () => newest.current.props, onError)
  }, [http])
  const state = stateFor(useStore(model.$state), props)
  const { isOpen, show, hide } = useShown<RefundQrReason>(props)
  const { platformOrderId, memberId, isRefund } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for each order
  useEffect(() => {
    if (!isOpen) return
    void model.load()
    return model.stop
  }, [model, isOpen, platformOrderId, memberId, isRefund])
  const { Content, refundImage, failure } = useOpened(isOpen, props.onError)
  const address = state.status === 'ready' ? state.address : undefined
  const download = useDownload(props, element, refundImage, address)
  const reload = () => void model.load()
  useImperativeHandle(props.handle, () => ({ show, hide: () => hide(), reload, download }))
  return { state, isOpen, hide, reload, download, Content, failure }
}

type RefundImage = typeof import('./opened').refundImage

/** Saves the image of an address. */
function useDownload(
  { platformOrderId = '', onDownload, onError }: RefundQrProps,
  element: RefObject<HTMLElement | null>,
  refundImage: RefundImage | undefined,
  address: string | undefined,
): () => Promise<boolean> {
  const { reportError } = useEnvironment()
  const text = useStrings(strings)
  return async () => {
    if (address === undefined || !refundImage) return false
    try {
      const order = text('order', { order: platformOrderId })
      const texts = { title: text('title'), message: text('message'), order }
      const { fontFamily } = getComputedStyle(element.current as HTMLElement)
      const fileName = `${text('fileName', { order: platformOrderId })}.png`
      giveFile({ name: fileName, content: await refundImage(address, texts, fontFamily) })
      onDownload?.({ fileName })
      return true
    } catch (cause) {
      ;(onError ?? reportError)({ code: 'image-failed', message: text('imageFailed'), cause })
      return false
    }
  }
}
