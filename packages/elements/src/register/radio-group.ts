import { radioGroup } from '../pure/radio-group'

radioGroup.register()

export * from '../pure/radio-group'
