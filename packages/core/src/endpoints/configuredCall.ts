import type { CallDefinition, Method } from '@ebkit/protocol/define-call'

/** The target of a page's own call: a path at the gateway, and its method. */
export interface Endpoint {
  /** Path below the gateway's address, such as `merchant-api/eb/printer/detail`. It may have a query. */
  url: string
  /** Default: the call's own, `GET` for reads and `POST` for writes. */
  method?: Method | undefined
}

/**
 * A call of the call table whose path and method the page chooses. @spec W-FORM-9
 * @example
 * ```ts
 * import { configuredCall, resourceEndpoint } from '@ebkit/core/endpoints'
 * import { saveRow } from '@ebkit/protocol/calls/configurable'
 *
 * const save = configuredCall(saveRow, resourceEndpoint('merchant-api/printer', 'save'))
 * save.path // 'merchant-api/eb/printer/save'
 * save.method // 'POST'
 * ```
 */
export function configuredCall<const Call extends { readonly safeToRepeat: boolean }>(
  call: Call,
  endpoint: Endpoint,
): Omit<Call, 'path' | 'method'> & Pick<CallDefinition, 'path' | 'method'> {
  const { url, method = call.safeToRepeat ? 'GET' : 'POST' } = endpoint
  return { ...call, path: url.replace(/^\/+/, ''), method }
}
