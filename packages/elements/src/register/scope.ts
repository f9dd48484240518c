import { scope } from '../scope'

scope.register()

export * from '../scope'
