import { tabs } from '../tabs'

tabs.register()

export * from '../tabs'
