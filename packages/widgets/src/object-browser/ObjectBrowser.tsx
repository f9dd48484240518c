import type { RefObject } from 'react'
import { FileManager } from '../file-manager/FileManager'
import { type ManagerHandle, useManaged } from '../file-manager/useManaged'
import { laterPart } from '../later/laterPart'
import { Panel } from '../objects/Panel'
import type { ObjectBrowserProps } from '../objects/props'
import { useObjectBrowser } from '../objects/useObjectBrowser'

const later = laterPart(() => import('./modal/modal'))

/**
 * The files of the object store itself, the hotel's and the user's own: in the page, or as a dialog.
 *
 * @spec W-FMA-1 W-FMA-2
 * @example
 * ```tsx
 * import { ObjectBrowser } from '@ebkit/widgets/object-browser'
 *
 * export function Objects() {
 *   return <ObjectBrowser single onSelect={({ selection }) => console.log(selection)} />
 * }
 * ```
 */
export function ObjectBrowser(props: ObjectBrowserProps) {
  return <FileManager {...{ props, later, Manager }} inPage="eb-object-browser" />
}

interface ManagerProps {
  props: ObjectBrowserProps
  handle: RefObject<ManagerHandle | null>
}

/** A browser with its own model, which follows the page's properties. */
function Manager({ props, handle }: ManagerProps) {
  const model = useObjectBrowser(props)
  return <Panel model={model} props={props} files={useManaged(model, handle)} />
}
