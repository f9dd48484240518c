import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { useDescribeError, useEnvironment } from '../environment'
import { useStore } from '../store/useStore'
import { createActivityBanner } from './activityBannerModel'
import type { ActivityBannerProps } from './props'

/** The model for the properties; loads while the banner is mounted. */
export function useActivityBanner(props: ActivityBannerProps) {
  const { http, reportError } = useEnvironment()
  const describe = useDescribeError()
  const newest = useRef({ props, describe, reportError })
  useLayoutEffect(() => {
    newest.current = { props, describe, reportError }
  })
  const model = useMemo(() => {
    const onError = (cause: unknown) => {
      const { props, describe, reportError } = newest.current
      const report = props.onError ?? reportError
      report({ code: 'load-failed', message: describe(cause), cause })
    }
    return createActivityBanner({ http, page: globalThis.window }, () => newest.current.props, onError)
  }, [http])
  const { hash } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again for another page
  useEffect(() => model.start(), [model, hash])
  const reload = () => void model.load()
  useImperativeHandle(props.handle, () => ({ reload }))
  return { state: useStore(model.$state), reload }
}
