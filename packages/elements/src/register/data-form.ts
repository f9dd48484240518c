import { dataForm } from '../pure/data-form'

dataForm.register()

export { registerFieldType } from '@ebkit/widgets/data-form'
export * from '../pure/data-form'
