import { checkboxGroup } from '../checkbox-group'

checkboxGroup.register()

export * from '../checkbox-group'
