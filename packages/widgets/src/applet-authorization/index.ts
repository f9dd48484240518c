export {
  AppletAuthorization,
  type AppletAuthorizationHandle,
  type AppletAuthorizationProps,
} from './AppletAuthorization'
