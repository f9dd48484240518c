export { createFileAccess } from '@ebkit/core/uploads/access'
