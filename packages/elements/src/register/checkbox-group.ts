import { checkboxGroup } from '../pure/checkbox-group'

checkboxGroup.register()

export * from '../pure/checkbox-group'
