import { fileCode } from '@ebkit/domain'
import {
  createFolder,
  deleteFiles,
  moveFiles,
  registerUploadedFile,
  renameFile,
  renameFolder,
} from '@ebkit/protocol/calls/files'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway'
import { registerCall } from '../server/registerCall'
import { requirePermission } from '../server/rights'
import { keyPaths } from './addresses'
import { deleteEntries } from './deletions'
import { entryOnWire } from './entries'
import { insertFolder, renameEntry } from './folders'
import { moveEntries } from './moves'
import { isNameCheckOn } from './nameCheck'
import { requireName } from './names'
import { placeOf } from './place'
import { allOf, refuse } from './refusals'
import { findByKey, registerFile } from './registration'
import type { Removals } from './removals'

/** Calls that change folders and files. */
export function registerFileWriting(app: FastifyInstance, gateway: Gateway, removals: Removals): void {
  const { asTenant, store } = gateway
  const tag = 'Files'
  const changing = { needs: fileCode('change'), tag } as const

  registerCall(app, createFolder, { ...changing, summary: 'Make a folder' }, ({ query, request }) => {
    const place = placeOf(request, query)
    const { ossDisplayId: parentId, displayName, requestKey } = query
    return asTenant(request, async (rows) => {
      const name = requireName(displayName, await isNameCheckOn(rows, place))
      return entryOnWire(await insertFolder(rows, place, { parentId, name, requestKey }))
    })
  })

  registerCall(app, renameFolder, { ...changing, summary: 'Rename a folder' }, ({ query, request }) => {
    const place = placeOf(request, query)
    return asTenant(request, async (rows) => {
      const name = requireName(query.newDisplayName, await isNameCheckOn(rows, place))
      await renameEntry(rows, place, { id: query.ossDisplayId, name, isFolder: true })
      return null
    })
  })

  registerCall(app, renameFile, { ...changing, summary: 'Rename a file' }, ({ query, request }) => {
    const place = placeOf(request, query)
    return asTenant(request, async (rows) => {
      const name = requireName(query.newName, await isNameCheckOn(rows, place))
      await renameEntry(rows, place, { id: query.ossDisplayId, name, isFolder: false })
      return null
    })
  })

  registerCall(
    app,
    moveFiles,
    { ...changing, summary: 'Move files and folders' },
    async ({ query, body, request }) => {
      // replaced entries are deleted
      if (body.onConflict === 'replace') requirePermission(request, fileCode('delete'))
      const place = placeOf(request, query)
      const { ossDisplayIds: ids, parentDisplayId: parentId, onConflict } = body
      const outcome = await asTenant(request, (rows) =>
        moveEntries(rows, place, { ids, parentId, onConflict }, store),
      )
      removals.start()
      return allOf(outcome)
    },
  )

  registerCall(
    app,
    deleteFiles,
    {
      needs: fileCode('delete'),
      summary: 'Delete files and folders',
      tag,
      route: { config: { whileFull: true } },
    },
    async ({ query, body, request }) => {
      if (body.forceDelete) requirePermission(request, fileCode('force'))
      const place = placeOf(request, query)
      const { ossDisplayIds: ids, forceDelete: force } = body
      const outcome = await asTenant(request, (rows) => deleteEntries(rows, place, { ids, force }))
      removals.start()
      return allOf(outcome)
    },
  )

  registerCall(
    app,
    registerUploadedFile,
    { needs: fileCode('upload'), summary: 'Register a file that was put', tag },
    async (received) => {
      const { query, body, request } = received
      const place = placeOf(request, query)
      const { key, ossDisplayId: folderId, fileName, app: program, scene } = body
      if (!key.startsWith(keyPaths.uploads(place))) throw refuse('not-uploaded')
      const known = await asTenant(request, (rows) => findByKey(rows, key))
      if (known) return entryOnWire(known)
      // checked after the removal queue: an object that is in neither has been deleted
      const object = await store.head(key)
      if (!object) throw refuse('not-uploaded')
      const entry = await asTenant(request, async (rows) => {
        const name = requireName(fileName, await isNameCheckOn(rows, place))
        return registerFile(rows, place, { folderId, name, app: program, scene, object }, store)
      })
      return entryOnWire(entry)
    },
  )
}
