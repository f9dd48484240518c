import { tabs } from '../pure/tabs'

tabs.register()

export * from '../pure/tabs'
