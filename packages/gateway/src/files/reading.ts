import { fileCode } from '@ebkit/domain'
import { getFolderEntries, getTree, getTreeOfUser, searchFiles } from '@ebkit/protocol/calls/files'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway'
import { registerCall } from '../server/registerCall'
import { urlPrefixOf } from './addresses'
import { entryOnWire, pathOf, requireFolder, waysTo } from './entries'
import { readPage } from './listing'
import { placeOf } from './place'
import { searchBelow } from './search'
import { readTree } from './trees'

/** Trees, folders and searches of the file service. */
export function registerFileReading(app: FastifyInstance, gateway: Gateway): void {
  const { asTenant } = gateway
  const about = { needs: fileCode('view'), tag: 'Files' } as const

  const publicTree = { ...about, summary: 'Folders of the hotel' }
  registerCall(app, getTree, publicTree, async ({ query, request }) => {
    const place = placeOf(request, query)
    return [await asTenant(request, (rows) => readTree(rows, place, 'public'))]
  })

  const personalTree = { ...about, summary: "The user's own folders" }
  registerCall(app, getTreeOfUser, personalTree, async ({ query, request }) => {
    const place = placeOf(request, query)
    return [await asTenant(request, (rows) => readTree(rows, place, 'personal'))]
  })

  const listing = { ...about, summary: 'One page of a folder' }
  registerCall(app, getFolderEntries, listing, ({ query, request }) => {
    const place = placeOf(request, query)
    const { ossDisplayId: folderId, pageIndex, pageSize, sortBy, order = 'asc', after } = query
    return asTenant(request, async (rows) => {
      await requireFolder(rows, place, folderId)
      const wanted = { folderId, pageIndex, pageSize, sortBy: sortBy ?? 'name', order, after }
      const { entries, total, next } = await readPage(rows, wanted)
      const parentPath = pathOf((await waysTo(rows, [folderId])).get(folderId))
      return {
        list: entries.map((entry) => entryOnWire(entry, parentPath)),
        total,
        next: next ?? null,
        urlPrefix: urlPrefixOf(request, gateway),
        sorted: sortBy !== undefined,
      }
    })
  })

  const searching = { ...about, summary: 'Files and folders by name' }
  registerCall(app, searchFiles, searching, ({ query, request }) => {
    const place = placeOf(request, query)
    const { ossDisplayId, keyword, sortBy, order = 'asc' } = query
    return asTenant(request, async (rows) => {
      const folder = await requireFolder(rows, place, ossDisplayId)
      const found = await searchBelow(rows, place, { folder, keyword, sortBy: sortBy ?? 'name', order })
      const parents = new Set(found.entries.flatMap(({ parentId }) => parentId ?? []))
      const ways = await waysTo(rows, [...parents])
      return {
        list: found.entries.map((entry) => entryOnWire(entry, pathOf(ways.get(entry.parentId ?? '')))),
        more: found.more,
        urlPrefix: urlPrefixOf(request, gateway),
        sorted: sortBy !== undefined,
      }
    })
  })
}
