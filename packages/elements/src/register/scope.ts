import { scope } from '../pure/scope'

scope.register()

export * from '../pure/scope'
