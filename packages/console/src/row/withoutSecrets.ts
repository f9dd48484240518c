import type { PageResource } from '@ebkit/core/services/consolePages'

/** A resource for viewing only: without the secrets, which are never sent. */
export const withoutSecrets = (resource: PageResource): PageResource => ({
  ...resource,
  fields: resource.fields.filter(({ writeOnly }) => !writeOnly),
})
