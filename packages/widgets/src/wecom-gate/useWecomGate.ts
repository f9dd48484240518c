import {
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useDescribeError, useEnvironment } from '../environment'
import { useStore } from '../store/useStore'
import { pathOf } from './path'
import type { WecomGateProps } from './props'
import { authorisationPath, createWecomGate } from './wecomGateModel'

/** The model for the properties: it checks again for another store or path. */
export function useWecomGate(props: WecomGateProps, element: RefObject<HTMLElement | null>) {
  const { http, session, reportError } = useEnvironment()
  const describe = useDescribeError()
  const path = usePath(props.path)
  const newest = useRef({ props, path, describe, reportError })
  newest.current = { props, path, describe, reportError }
  const model = useMemo(() => {
    const onError = (cause: unknown) => {
      const { props, describe, reportError } = newest.current
      const report = props.onError ?? reportError
      report({ code: 'authorisation-check-failed', message: describe(cause), cause })
    }
    return createWecomGate({ http }, () => ({ path: newest.current.path }), onError)
  }, [http])
  const { status } = useStore(session.$identity)
  const hotelId = http.hotelId()
  // On a page without a store, the store follows from the signed-in user.
  const isStoreKnown = hotelId !== undefined || (status !== 'unknown' && status !== 'loading')
  useEffect(() => void session.identify(), [session])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another store or page
  useEffect(() => {
    if (!isStoreKnown) return
    void model.check()
    return model.stop
  }, [model, hotelId, path, isStoreKnown])
  const state = useStore(model.$state)
  const corporation = state.status === 'open' ? state.corporation : undefined
  useEffect(() => {
    if (state.status !== 'open') return
    newest.current.props.onOpen?.({
      ...(corporation && { corporationId: corporation.appId }),
      isMasterOrOwner: !!corporation?.isMasterOrOwner,
    })
  }, [state.status, corporation])
  const check = () => void model.check()
  const apply = async () => {
    if (await model.apply()) goToAuthorisation(newest.current.props)
  }
  useImperativeHandle(props.handle, () => ({
    check,
    focus: () => element.current?.querySelector('button')?.focus(),
  }))
  return { state, check, apply: () => void apply() }
}

/** Goes to the authorisation page, or reloads it if it is the current page. @spec W-GATE-7 */
function goToAuthorisation({ onBeforeNavigate }: WecomGateProps): void {
  if (onBeforeNavigate?.({ path: authorisationPath }) === false) return
  if (pathOf(location.hash) === authorisationPath) location.reload()
  else location.hash = `#${authorisationPath}`
}

/** The path of the page: the given one, else that of the address's hash, also when it changes. */
function usePath(given: string | undefined): string {
  const [own, setOwn] = useState(() => pathOf(globalThis.location?.hash ?? ''))
  useLayoutEffect(() => {
    if (given !== undefined) return
    const follow = () => setOwn(pathOf(location.hash))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [given])
  return given ?? own
}
