import { FileRow } from '@ebkit/ui/file-row'
import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon, clipboardIcon, xIcon } from '@ebkit/ui/icons'
import { ProgressBar } from '@ebkit/ui/progress-bar'
import type { ReadableAtom } from 'nanostores'
import { useEffect, useState } from 'react'
import { useStore } from '../../store/useStore'
import { RowButton } from '../../uploads/RowButton'
import type { Pasting } from '../document/longPaste/Pasting'
import type { Text } from '../strings'

/** Milliseconds below which no row is shown. */
const shownAfter = 300
const megabyte = 1_048_576

export interface PasteRowProps {
  $pasting: ReadableAtom<Pasting | undefined>
  text: Text
}

/** The progress of a long paste, or why it failed. */
export function PasteRow({ $pasting, text }: PasteRowProps) {
  const pasting = useStore($pasting)
  const isLong = useIsLong(pasting?.status === 'working')
  const isShown = isLong && pasting?.status === 'working'
  return (
    <>
      <div role="alert">
        {pasting && pasting.status !== 'working' && <NotPasted pasting={pasting} text={text} />}
      </div>
      <p className="eb-visually-hidden" role="status">
        {isShown && text('pasting')}
      </p>
      {isShown && (
        <div className="eb-rich-text__images" part="pasting">
          <FileRow
            name={text('pasting')}
            picture={
              <span className="eb-file-row__picture">
                <Icon path={clipboardIcon} />
              </span>
            }
            status={<ProgressBar label={text('pasting')} value={pasting.share} />}
            note={text('pastingNote')}
            actions={
              <RowButton
                part="cancel-paste"
                label={text('cancelPaste')}
                icon={xIcon}
                onClick={pasting.cancel}
              />
            }
          />
        </div>
      )}
    </>
  )
}

interface NotPastedProps {
  pasting: Exclude<Pasting, { status: 'working' }>
  text: Text
}

const inMegabytes = (characters: number) => Math.round((characters * 10) / megabyte) / 10

function NotPasted({ pasting, text }: NotPastedProps) {
  const { takeText, dismiss } = pasting
  const reason =
    pasting.status === 'failed'
      ? text('pasteFailed')
      : text('tooLong', { size: inMegabytes(pasting.size), limit: inMegabytes(pasting.limit) })
  return (
    <p className="eb-field-error eb-rich-text__too-long" part="refused">
      <Icon path={circleAlertIcon} />
      <span>
        {reason}{' '}
        {takeText && (
          <button type="button" className="eb-rich-text__words" part="take-text" onClick={takeText}>
            {text('takeText')}
          </button>
        )}
      </span>
      <RowButton part="dismiss" label={text('dismiss')} icon={xIcon} onClick={dismiss} />
    </p>
  )
}

/** Whether something has been going on for long enough to be shown. */
function useIsLong(isGoingOn: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(() => setLong(true), shownAfter)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isGoingOn])
  return isLong
}
