import { safeAddress } from '@ebkit/core/files'
import type { AppletPlatform } from '@ebkit/core/services/miniProgram'
import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { useDescribeError, useEnvironment } from '../environment'
import { useStore } from '../store/useStore'
import { createAppletAuthorization } from './appletAuthorizationModel'
import type { AppletAuthorizationProps } from './props'

/** Pages of the platform, where the gateway plays them (demo mode). */
const demoPages = {
  0: 'eb/demo/mini-program/authorization',
  1: 'eb/demo/mini-program/registration',
} as const

/** The model of the properties, and the methods. */
export function useAppletAuthorization(
  props: AppletAuthorizationProps,
  element: RefObject<HTMLElement | null>,
) {
  const { http, session, reportError } = useEnvironment()
  const { gateway } = useStore(session.$configuration)
  const { identity } = useStore(session.$identity)
  const describe = useDescribeError()
  const { platformType = 'wechat', brandId = identity?.brandId } = props
  const hotelId = http.hotelId()
  const newest = useRef({ props, platformType, brandId, hotelId, describe, reportError })
  newest.current = { props, platformType, brandId, hotelId, describe, reportError }
  const model = useMemo(
    () =>
      createAppletAuthorization(
        { http },
        {
          platform: () => platformOf(newest.current),
          onChange: (status) => newest.current.props.onChange?.({ status }),
          onError(cause) {
            const { props, describe, reportError } = newest.current
            const report = props.onError ?? reportError
            report({ code: 'status-failed', message: describe(cause), cause })
          },
        },
      ),
    [http],
  )
  const state = useStore(model.$state)
  useEffect(() => void session.identify(), [session])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for another mini-program
  useEffect(() => {
    void model.open()
    return model.stop
  }, [model, brandId, hotelId, platformType, props.appId])
  /** The address that the browser did not open by itself. */
  const [blocked, setBlocked] = useState<string>()
  const proceed = () => {
    const url = addressOf(state.status === '1' ? '1' : '0', props, platformType, gateway)
    // Without `noopener`, which would hide whether it was opened; the page's own link to it is cut instead.
    const page = window.open(url, '_blank')
    if (page) page.opener = null
    setBlocked(page ? undefined : url)
    model.proceed()
  }
  useImperativeHandle(props.handle, () => ({
    reload: () => void model.open(),
    focus: () => element.current?.querySelector('button')?.focus(),
  }))
  return { state, proceed, resume: model.retry, blocked }
}

interface Known {
  props: AppletAuthorizationProps
  platformType: string
  brandId: string | undefined
  hotelId: string | undefined
}

function platformOf({ props, platformType, brandId, hotelId }: Known): AppletPlatform | undefined {
  if (!brandId || !hotelId) return undefined
  return { brandId, hotelId, platformType, appId: props.appId ?? '', appletAppId: props.appletAppId ?? '' }
}

/** The page of the platform that belongs to a status; an address that may not be opened is none. @spec W-MPA-3 W-MPA-6 */
function addressOf(
  status: '0' | '1',
  { authorizationUrl, registrationUrl }: AppletAuthorizationProps,
  platformType: string,
  gateway = '/',
): string {
  const given = safeAddress(status === '0' ? authorizationUrl : registrationUrl)
  if (given) return given
  const base = new URL(gateway, location.href)
  return `${new URL(demoPages[status], base)}?platformType=${encodeURIComponent(platformType)}`
}
