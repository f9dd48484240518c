export * from './JumpField'
export { Pager, type PagerProps, type PagerTexts } from './Pager'
export * from './pageCount'
export { pageLinks } from './pageLinks'
