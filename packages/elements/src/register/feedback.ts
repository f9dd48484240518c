import { feedback } from '../pure/feedback'

feedback.register()

export * from '../pure/feedback'
