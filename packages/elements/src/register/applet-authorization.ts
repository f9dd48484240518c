import { appletAuthorization } from '../pure/applet-authorization'

appletAuthorization.register()

export * from '../pure/applet-authorization'
