import { wecomGate } from '../pure/wecom-gate'

wecomGate.register()

export * from '../pure/wecom-gate'
