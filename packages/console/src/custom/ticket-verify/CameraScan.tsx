import { ModalBox } from '@ebkit/ui/modal-box'
import { useStrings } from '@ebkit/widgets/environment'
import { useEffect, useRef, useState } from 'react'
import { createDetector } from './canScan'
import { deskStrings } from './strings'

interface CameraScanProps {
  onCode(code: string): void
  onClose(): void
}

/** Milliseconds between two checks of the picture. */
const lookEvery = 120

/** The picture of the camera, until a code is read in it. */
export function CameraScan({ onCode, onClose }: CameraScanProps) {
  const text = useStrings(deskStrings)
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const newest = useRef(onCode)
  newest.current = onCode
  useEffect(() => {
    const stop = new AbortController()
    watch(video.current, stop.signal).then(
      (code) => code !== undefined && newest.current(code),
      () => stop.signal.aborted || setFailed(true),
    )
    return () => stop.abort()
  }, [])
  return (
    <ModalBox
      open
      size="md"
      label={text('camera')}
      heading={text('camera')}
      closeLabel={text('close')}
      onClose={onClose}
    >
      <div className="eb-desk__camera">
        {hasFailed ? (
          <p role="alert">{text('cameraFailed')}</p>
        ) : (
          <>
            <video ref={video} muted playsInline aria-label={text('cameraHint')} />
            <p>{text('cameraHint')}</p>
          </>
        )}
      </div>
    </ModalBox>
  )
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Reads the first code; undefined once aborted. Always leaves the camera off. */
async function watch(video: HTMLVideoElement | null, signal: AbortSignal): Promise<string | undefined> {
  const detector = createDetector()
  if (!video || !detector) return undefined
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    video.srcObject = stream
    await video.play()
    while (!signal.aborted) {
      const [found] = await detector.detect(video)
      if (found) return found.rawValue
      await pause(lookEvery)
    }
    return undefined
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
