import { Button } from '@ebkit/ui/button'
import { circleCheckIcon, flaskConicalIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { Notice } from '../notice/Notice'
import { shellStrings } from './strings'
import { useDemoProgress } from './useDemoProgress'

/** While a demo writes its rows: that figures are low because of that, and not because nothing was sold. */
export function DemoNotice() {
  const text = useStrings(shellStrings)
  const { isWriting, isWritten, percent } = useDemoProgress()
  const [isLater, setLater] = useState(false)
  if (isWriting)
    return (
      <Notice icon={flaskConicalIcon} role="status" tone="info">
        <b>{text('demoWriting')}</b> {text('demoWritingLead')} {/* It would be read out with each step. */}
        <span aria-hidden="true">{percent}%</span>
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
          <Button onClick={() => location.reload()}>{text('demoReload')}</Button>
        </>
      }
    >
      <b>{text('demoWritten')}</b> {text('demoWrittenLead')}
    </Notice>
  )
}
