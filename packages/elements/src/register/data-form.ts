import { dataForm } from '../data-form'

dataForm.register()

export { registerFieldType } from '@ebkit/widgets/data-form'
export * from '../data-form'
