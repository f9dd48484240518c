import { Button } from '@ebkit/ui/button'
import { circleAlertIcon, circleCheckIcon, wifiOffIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import { Notice } from '../notice/Notice'
import type { OpenPagesModel } from '../pages/openPages'
import { ReleaseNotice } from '../release/ReleaseNotice'
import { reasonOf } from '../session/account'
import { strings } from '../strings'
import { DemoNotice } from './DemoNotice'
import { shellStrings } from './strings'

export interface NoticesProps {
  model: OpenPagesModel
  /** The session ended while pages were open: they stay. */
  isEnded: boolean
  /** The window was reloaded for a new release. */
  isRenewed: boolean
  /** The gateway is a demo, and this is its own page. */
  isDemo: boolean
  /** Why logging out failed. */
  failure: unknown
  onLogIn(): void
}

/** Above the pages: an ended session, a new release, a lost network, a failed log-out, a demo's first minutes. */
export function Notices({ model, isEnded, isRenewed, isDemo, failure, onLogIn }: NoticesProps) {
  const text = useStrings(strings)
  const shellText = useStrings(shellStrings)
  const offlineSince = useOffline()
  const [isRead, setRead] = useState(false)
  return (
    <>
      <div role="alert">
        {isEnded && (
          <Notice icon={circleAlertIcon}>
            <b>{text('sessionEnded')}</b> {text('sessionEndedLead')}
            <Button kind="text" onClick={onLogIn}>
              {text('logInAgain')}
            </Button>
          </Notice>
        )}
        {isRenewed && !isRead && (
          <Notice icon={circleCheckIcon}>
            <b>{shellText('renewed')}</b> {shellText('renewedLead')}
            <Button kind="text" onClick={() => setRead(true)}>
              {shellText('understood')}
            </Button>
          </Notice>
        )}
        <ReleaseNotice model={model} />
        {offlineSince && (
          <Notice icon={wifiOffIcon}>
            <b>{shellText('offline')}</b> {shellText('offlineSince', { time: offlineSince })}
          </Notice>
        )}
        {failure !== undefined && (
          <Notice icon={circleAlertIcon}>{text('logOutFailed', { reason: reasonOf(failure) })}</Notice>
        )}
      </div>
      {isDemo && <DemoNotice />}
    </>
  )
}

/** The time at which the network was lost, `14:32`; undefined while it is available. */
function useOffline(): string | undefined {
  const [since, setSince] = useState<string>()
  useEffect(() => {
    const follow = () =>
      setSince(
        navigator.onLine
          ? undefined
          : new Date().toLocaleTimeString('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false }),
      )
    follow()
    addEventListener('online', follow)
    addEventListener('offline', follow)
    return () => {
      removeEventListener('online', follow)
      removeEventListener('offline', follow)
    }
  }, [])
  return since
}
