export { CopyLink, type CopyLinkHandle, type CopyLinkProps, copyResultTime } from './CopyLink'
export { copyText } from './copyText'
