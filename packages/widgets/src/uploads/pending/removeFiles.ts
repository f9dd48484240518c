import { addFiles } from './addFiles'
import { type PendingContext, rowsOf, show } from './context'
import { takeOff } from './takeOff'

/** Removes a file from the list; returns a function that restores it. */
export function removeFile(context: PendingContext, id: string): () => void {
  const row = context.order.find((one) => typeof one !== 'string' && one.id === id)
  const sources = takeOff(context, id)
  context.notices = []
  show(context)
  return () => {
    // A refused file is refused again: it is restored with its reason.
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
