export { createFileAccess } from '@ebkit/core'
