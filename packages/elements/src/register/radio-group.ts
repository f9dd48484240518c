import { radioGroup } from '../radio-group'

radioGroup.register()

export * from '../radio-group'
