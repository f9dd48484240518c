import type { UploadItem, UploadSource } from '@ebkit/core/uploads'
import { selectFiles } from '@ebkit/rules/files'
import type { PendingFile } from '../PendingFiles'
import { heldSources, isSameFile, nextId, type PendingContext, rowsOf } from './context'
import { factsOf, presentFiles } from './presentFiles'
import { refuseFiles } from './refuseFiles'
import { takeOff } from './takeOff'

const canGoOn = ({ status }: UploadItem) => ['interrupted', 'failed', 'cancelled'].includes(status)

/** Adds files according to the rules, and reports the refused ones. */
export function addFiles(context: PendingContext, sources: readonly UploadSource[], isQuiet = false): void {
  const { rules, single, manual } = context.settings()
  context.notices = sources.length > 0 || isQuiet ? [] : [{ key: 'emptyDrop' }]
  if (single && sources.length > 0) for (const { id } of rowsOf(context)) takeOff(context, id)
  // Failed, cancelled or interrupted uploads already have a row, and are resumed.
  const items = context.uploads.$items.get()
  const again = sources.filter((source) => items.some((item) => canGoOn(item) && isSameFile(item, source)))
  const chosen = sources.filter((source) => !again.includes(source)).map(factsOf)
  const chosenRules = single ? { ...rules, maxCount: 1 } : rules
  const { taken, refused } = selectFiles(chosen, presentFiles(context), chosenRules)
  const worthSaying = refused.filter(({ problem }) => !isQuiet || problem.code !== 'duplicate')
  refuseFiles(
    context,
    worthSaying.map(({ file, problem }) => ({ file: file.source.file, problem })),
  )
  const fresh = taken.map(({ source }) => source)
  const wanted = manual ? again : sources.filter((source) => again.includes(source) || fresh.includes(source))
  uploadFiles(context, wanted)
  if (manual) holdFiles(context, fresh)
  arrangeAsChosen(context, sources)
}

/** Starts the uploads that were held back. */
export function startHeld(context: PendingContext): void {
  const sources = heldSources(context)
  context.order = context.order.filter((row) => typeof row === 'string' || !row.source)
  uploadFiles(context, sources)
}

function uploadFiles(context: PendingContext, sources: readonly UploadSource[]): void {
  if (sources.length === 0) return
  const { uploads, reported } = context
  const { place } = context.settings()
  // Uploaded before, and removed by the user since.
  for (const item of uploads.$items.get())
    if (reported.has(item.id) && sources.some((source) => isSameFile(item, source))) uploads.remove(item.id)
  const { added, refused } = uploads.add(sources, place ? { place } : {})
  const ids = added.map(({ id }) => id)
  context.order = [...context.order.filter((row) => typeof row !== 'string' || !ids.includes(row)), ...ids]
  refuseFiles(context, refused)
  if (ids.length > 0) context.said = { key: 'begun', params: { count: ids.length } }
}

/** Holds files back until the user starts them. */
function holdFiles(context: PendingContext, sources: readonly UploadSource[]): void {
  context.order.push(...sources.map((source) => ({ id: nextId(context), source })))
  if (sources.length > 0) context.said = { key: 'added', params: { count: sources.length } }
}

/** Files chosen together are listed in that order, accepted or not. */
function arrangeAsChosen({ order, uploads }: PendingContext, sources: readonly UploadSource[]): void {
  const files = sources.map(({ file }) => file)
  const itemOf = (id: string) => uploads.$items.get().find((item) => item.id === id)
  const placeOf = (row: PendingFile | string) => {
    const { refused, source, item } = typeof row === 'string' ? { item: itemOf(row) } : row
    return files.indexOf((refused ?? source ?? item)?.file as File)
  }
  // Sorting is stable for the files already listed.
  order.sort((one, other) => placeOf(one) - placeOf(other))
}
