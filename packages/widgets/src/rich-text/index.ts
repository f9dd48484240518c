export type { RichTextHandle, RichTextProps } from './props'
export { RichText } from './RichText'
