export * from './JumpField'
export { Pager, type PagerProps, type PagerTexts } from './Pager'
export { pageLinks } from './pageLinks'
