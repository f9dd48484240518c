import type { AppletStatus } from '@ebkit/core/services/miniProgram'
import type { RefObject } from 'react'

/** Methods for the page. */
export interface AppletAuthorizationHandle {
  /** Reads the status again. */
  reload(): void
  /** Focuses the button. */
  focus(): void
}

export interface AppletAuthorizationProps {
  /** Platform of the mini-program, such as `wechat`. Default `wechat`. */
  platformType?: string
  /** Id of the third-party platform that asks for the permissions. Default: none. */
  appId?: string
  /** Id of the brand's mini-program, if it has one. Default: none. */
  appletAppId?: string
  /** Brand. Default: that of the signed-in user. */
  brandId?: string
  /** Address of the platform's authorisation page. Default: the page that the gateway has in demo mode. */
  authorizationUrl?: string
  /** Address of the platform's registration page. Default: the page that the gateway has in demo mode. */
  registrationUrl?: string
  /** Address of the registration tutorial. Default `#/applets/help`. */
  tutorialUrl?: string
  /** The status changed: `1` all permissions are granted, `3` the mini-program is registered. */
  onChange?(detail: { status: AppletStatus }): void
  /** Reading or recording failed. Default: goes to the environment. */
  onError?(error: { code: string; message: string; cause?: unknown }): void
  /** Receives the methods. */
  handle?: RefObject<AppletAuthorizationHandle | null>
}
