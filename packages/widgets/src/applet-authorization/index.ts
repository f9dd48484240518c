export { AppletAuthorization } from './AppletAuthorization'
export type { AppletAuthorizationHandle, AppletAuthorizationProps } from './props'
