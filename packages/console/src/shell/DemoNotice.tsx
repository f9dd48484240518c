import { Button } from '@ebkit/ui/button'
import { circleAlertIcon, circleCheckIcon, flaskConicalIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { Notice } from '../notice/Notice'
import { releaseStrings } from '../release/strings'
import { shellStrings } from './strings'
import { useDemoProgress } from './useDemoProgress'

/** While a demo writes its rows: explains that figures are low for that reason, and not because nothing was sold. */
export function DemoNotice() {
  const text = useStrings(shellStrings)
  const release = useStrings(releaseStrings)
  const { isWriting, isWritten, isFailed, percent } = useDemoProgress()
  const [isLater, setLater] = useState(false)
  if (isWriting)
    return (
      <Notice icon={flaskConicalIcon} role="status" tone="info">
        <b>{text('demoWriting')}</b> {text('demoWritingLead')} {/* Or each step would be read out. */}
        <span aria-hidden="true">{percent}%</span>
      </Notice>
    )
  if (isFailed)
    return (
      <Notice icon={circleAlertIcon} role="status">
        {text('demoFailed')}
      </Notice>
    )
  if (!isWritten || isLater) return null
  return (
    <Notice
      icon={circleCheckIcon}
      role="status"
      tone="info"
      action={
        <>
          <Button kind="text" onClick={() => setLater(true)}>
            {text('understood')}
          </Button>
          <Button onClick={() => location.reload()}>{release('reload')}</Button>
        </>
      }
    >
      <b>{text('demoWritten')}</b> {text('demoWrittenLead')}
    </Notice>
  )
}
