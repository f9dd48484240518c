import { toast } from '../toast'

toast.register()

export * from '../toast'
