import { Button } from '@ebkit/ui/button'
import { rotateCwIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { Notice } from '../notice/Notice'
import type { OpenPagesModel } from '../pages/openPages'
import { releaseStrings } from './strings'
import { useNewRelease } from './useNewRelease'
import { windowRelease } from './windowRelease'

/** Announces a new release, which the user can load at any time: open pages and input are kept. */
export function ReleaseNotice({ model }: { model: OpenPagesModel }) {
  const text = useStrings(releaseStrings)
  const isNewer = useNewRelease()
  const [isLater, setLater] = useState(false)
  if (!isNewer || isLater) return null
  return (
    <Notice
      icon={rotateCwIcon}
      action={
        <>
          <Button kind="text" onClick={() => setLater(true)}>
            {text('later')}
          </Button>
          <Button onClick={() => void windowRelease.renew(model)}>{text('reload')}</Button>
        </>
      }
    >
      <b>{text('title')}</b> {text('lead')}
    </Notice>
  )
}
