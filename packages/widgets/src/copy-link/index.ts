export { CopyLink, type CopyLinkHandle, type CopyLinkProps, copyResultTime } from './CopyLink'
