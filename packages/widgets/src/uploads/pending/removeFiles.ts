import { addFiles } from './addFiles'
import { type PendingContext, rowsOf, show } from './context'
import { takeOff } from './takeOff'

/** Takes a file off the list; it comes back by what is returned. */
export function removeFile(context: PendingContext, id: string): () => void {
  const row = context.order.find((one) => typeof one !== 'string' && one.id === id)
  const sources = takeOff(context, id)
  context.notices = []
  show(context)
  return () => {
    // What was refused before is refused again: it comes back with its reason.
    if (typeof row === 'object' && row.refused) context.order.push(row)
    else addFiles(context, sources)
    show(context)
  }
}

export function removeAll(context: PendingContext): void {
  for (const { id } of rowsOf(context)) takeOff(context, id)
  context.notices = []
  show(context)
}
