import { feedback } from '../feedback'

feedback.register()

export * from '../feedback'
