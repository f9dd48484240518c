export { CopyLink, type CopyLinkHandle, type CopyLinkProps } from './CopyLink'
