import type { PageProps } from '../pages/PageProps'
import { isNew } from './isNew'

type Given = Readonly<Record<string, string>>
type FormDefinition = Pick<PageProps<'form'>['page'], 'modes' | 'param'>

/** What a form does with which row. */
export type FormMode =
  | { readonly mode: 'add'; readonly id: undefined }
  | { readonly mode: 'edit' | 'copy'; readonly id: string }

/**
 * With a key in its parameter a form edits or copies; `copyId` copies in any form.
 *
 * @param fixed key of the row that the form's fixed condition picks
 */
export function formMode({ modes, param }: FormDefinition, given: Given, fixed?: string): FormMode {
  const copied = given.copyId
  if (copied && modes.includes('copy')) return { mode: 'copy', id: copied }
  const named = param === undefined || isNew(modes, given[param]) ? undefined : given[param]
  const id = named ?? fixed
  if (id && modes.includes('edit')) return { mode: 'edit', id }
  if (id && modes.includes('copy')) return { mode: 'copy', id }
  return { mode: 'add', id: undefined }
}
