import { Button } from '@ebkit/ui/button'
import { Dialog } from '@ebkit/ui/dialog'
import { Icon } from '@ebkit/ui/icon'
import { triangleAlertIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useEffect, useRef } from 'react'
import { useStrings } from '../environment'
import { useStore } from '../store/useStore'
import { ChoosePicture } from './ChoosePicture'
import css from './Cropping.css'
import type { CropNotice } from './createCropper'
import type { CroppingProps, Text } from './croppingProps'
import { dialogStrings } from './dialogStrings'
import { Preview } from './Preview'
import { Ratios } from './Ratios'
import { Stage } from './Stage'
import { Tools } from './Tools'
import { useCropper } from './useCropper'

/**
 * The dialog: the picture with the box, a preview, ratios, tools, confirm and cancel.
 *
 * @spec W-CROP-1 W-CROP-12 W-CROP-14
 */
export function Cropping(props: CroppingProps) {
  const { open, heading, onAfterHide } = props
  const text = useStrings(dialogStrings)
  const element = useStyles<HTMLDivElement>(css)
  const cropper = useCropper(props)
  const state = useStore(cropper.$state)
  const { picture, isLoading, isSubmitting, notice } = state
  const cancel = () => {
    cropper.cancel()
    props.onCancel?.()
  }
  const parts = { cropper, state, text }
  // Removing the widget from the page also closes its dialog, a moment later.
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return (
    <Dialog
      open={open}
      label={heading}
      closeLabel={text('close')}
      // A click outside would lose the user's work.
      onClose={(reason) => {
        if (isHere.current && !(reason === 'backdrop' && picture)) cancel()
      }}
      onClosed={onAfterHide}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for what comes up from the controls */}
      <div
        ref={element}
        className="eb-cropping"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          // Not for the button that has focus.
          event.preventDefault()
          void cropper.save()
        }}
      >
        <h2 className="eb-cropping__title">{heading}</h2>
        <div className="eb-cropping__content">
          <div className="eb-cropping__body" part="body">
            {picture ? <Stage {...parts} /> : <ChoosePicture {...parts} isLoading={isLoading} />}
          </div>
          <div className="eb-cropping__side">
            <Preview {...parts} outputWidth={props.outputWidth} outputHeight={props.outputHeight} />
            <Ratios {...parts} ratios={props.ratios} />
          </div>
        </div>
        {picture && <Tools {...parts} />}
        <div className="eb-cropping__foot">
          <p className="eb-cropping__notice" role={isAlarm(notice) ? 'alert' : 'status'} part="message">
            {notice && isAlarm(notice) && <Icon path={triangleAlertIcon} />}
            {notice ? noticeText(notice, text) : picture && isLoading && text('loading')}
          </p>
          <Button part="cancel" onClick={cancel}>
            {text('cancel')}
          </Button>
          {/* A busy button ignores presses, but a second press must show why. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: for the button within */}
          <span className="eb-cropping__send" onClick={() => void cropper.save()}>
            <Button kind="primary" part="confirm" busy={isSubmitting}>
              {text(isSubmitting ? 'busy' : 'ok')}
            </Button>
          </span>
        </div>
      </div>
    </Dialog>
  )
}

const isAlarm = (notice: CropNotice | undefined) =>
  !!notice && !['submitting', 'offline', 'shrunk'].includes(notice.code)

function noticeText(notice: CropNotice, text: Text): string {
  if (notice.code !== 'shrunk') return text(notice.code)
  const sides = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`
  return text('shrunk', { from: sides(notice.from), to: sides(notice.to) })
}
