import { richText } from '../pure/rich-text'

richText.register()

export * from '../pure/rich-text'
