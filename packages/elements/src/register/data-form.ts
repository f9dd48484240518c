import { dataForm } from '../data-form'

dataForm.register()

export { registerFieldType } from '@ebkit/widgets'
export * from '../data-form'
