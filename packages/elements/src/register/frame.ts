import { frame } from '../pure/frame'

frame.register()

export * from '../pure/frame'
