import { toast } from '../pure/toast'

toast.register()

export * from '../pure/toast'
