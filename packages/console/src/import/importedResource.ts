import type { PageResource } from '@ebkit/core/services/consolePages'

/** Whether the user may import: the user must be allowed to run the actions that the import runs. */
export const mayImport = ({ rights, imports, actions }: PageResource): boolean =>
  rights.includes('import') &&
  (imports?.runs?.actions ?? []).every((name) => actions.some((action) => action.name === name))

/** A resource for its imports: if these run actions, its fields are those that name a row, and the actions' inputs. */
export function importedResource(resource: PageResource): PageResource {
  const { imports, actions, fields } = resource
  const runs = imports?.runs
  if (!runs) return resource
  const naming = fields.filter(({ name }) => name === runs.by)
  const inputs = runs.actions.flatMap((name) => actions.find((action) => action.name === name)?.input ?? [])
  return {
    ...resource,
    fields: [
      ...naming.map((field) => ({ ...field, readOnly: false, required: true })),
      ...inputs.map((field) => ({ ...field, required: false })),
    ],
  }
}
