import { loadChunk } from '@ebkit/core/errors'
import { useEffect, useMemo, useRef } from 'react'
import { useEnvironment, useStrings } from '../environment'
import { reachableAddress } from '../object-address'
import { type Cropper, createCropper } from './createCropper'
import { cropOf } from './cropGeometry'
import type { CroppingProps } from './croppingProps'
import { dialogStrings } from './dialogStrings'
import { drawCrop, toPng } from './drawCrop'
import { loadPicture } from './loadPicture'

/** The model of the dialog, with the picture it was opened with. */
export function useCropper(props: CroppingProps): Cropper {
  const { http, session, reportError } = useEnvironment()
  const text = useStrings(dialogStrings)
  const latest = useRef({ props, text, reportError })
  latest.current = { props, text, reportError }
  const { kept } = props

  const cropper = useMemo(() => {
    const now = () => latest.current.props
    return createCropper(
      {
        settings: () => ({
          ratio: now().ratio ?? '1:1',
          aspectRatio: now().aspectRatio,
          noUpload: !!now().noUpload,
        }),
        load: (image) => loadPicture(image, (saved) => reachableAddress({ http, session }, { saved }, saved)),
        draw: ({ canvas }, geometry) => {
          const { outputWidth, outputHeight } = now()
          const most = { width: positive(outputWidth), height: positive(outputHeight) }
          return toPng(drawCrop(canvas, { crop: cropOf(geometry), turn: geometry.turn, most }))
        },
        async upload(blob, onOffline) {
          const { uploadCrop } = await loadChunk(() => import('./uploadCrop'))
          return uploadCrop(blob, { http, session, visibility: now().visibility ?? 'public' }, onOffline)
        },
        addressOf: (blob) => URL.createObjectURL(blob),
        onDone: (result, blob) => now().onCrop?.({ result, blob }),
        onError(code, cause) {
          const { props, text, reportError } = latest.current
          const report = props.onError ?? reportError
          report({ code, message: text(code as 'not-image'), cause })
        },
      },
      kept.state,
    )
  }, [http, session, kept])

  const source = kept.image ?? props.image ?? props.src
  useEffect(() => {
    if (source === undefined || source === '' || kept.taken === source) return
    kept.taken = source
    cropper.setRatio(latest.current.props.ratio ?? '1:1')
    void cropper.take(source)
  }, [cropper, kept, source])
  // Closed by the page.
  useEffect(() => {
    if (!props.open) cropper.cancel()
  }, [cropper, props.open])
  // While the widget is not on the page nothing is sent; the edited state is restored when it is back.
  useEffect(() => {
    const stop = cropper.$state.listen((state) => {
      kept.state = state
    })
    return () => {
      stop()
      cropper.cancel()
      if (cropper.$state.get().isLoading) kept.taken = undefined
    }
  }, [cropper, kept])
  return cropper
}

const positive = (value: number | undefined) => (value && value > 0 ? value : undefined)
