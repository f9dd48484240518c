import {
  checkImport as checkCall,
  commitImport,
  discardImport,
  getImport,
  listImportRows,
  maximumImportPage,
  mendImportRows,
  sendImportFile,
} from '@ebkit/protocol/calls/resourceImports'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../../gateway'
import { type SentForm, takeForms } from '../../server/forms'
import { registerCall } from '../../server/registerCall'
import { bindingIn } from '../access'
import { createSlots } from '../exporting/slots'
import { anyResource, resourcesTag } from '../routes'
import { unfitParameter } from '../unfitParameter'
import { checkImport } from './checkImport'
import { commitRows } from './commitRows'
import { importableFields } from './importColumns'
import { contextOf, type ImportContext, needsImport } from './importContext'
import { importRow, rowsAfter, rowsAt, statusConditions } from './importRows'
import { createImport, deleteImport, findImport, importState, requireImport } from './imports'
import { importLimits } from './limits'
import { mendRows } from './mendRows'
import { registerImportFiles } from './registerImportFiles'
import { readTable } from './sheets/readTable'
import { unreadable } from './sheets/unreadable'

const about = (summary: string) => ({
  needs: needsImport,
  right: '{resource}:import',
  summary,
  tag: resourcesTag,
})

function requireMapping({ binding }: ImportContext, mapping: readonly string[], width: number): void {
  const known = new Set(importableFields(binding).map(({ name }) => name))
  const named = mapping.filter((name) => name !== '')
  const stray = named.find((name) => !known.has(name))
  if (stray !== undefined) throw unfitParameter('mapping', `"${stray}" is no column of an import`)
  if (mapping.length !== width) throw unfitParameter('mapping', `one name for each of ${width} columns`)
  if (new Set(named).size < named.length) throw unfitParameter('mapping', 'two columns fill the same field')
}

/** The file of a form, whatever its field is called. */
function fileIn(form: SentForm): File {
  const file = Object.values(form)
    .flat()
    .find((value) => value instanceof File)
  if (!file) throw unreadable('empty')
  return file
}

function registerSending(scope: FastifyInstance, { asTenant }: Gateway): void {
  const takeSlot = createSlots()
  const options = {
    ...about('Sends a file; its columns are matched with fields'),
    route: { bodyLimit: importLimits.bytes + 10_000, config: { movingBody: true } },
  }
  registerCall(scope, sendImportFile(anyResource), options, async ({ request }) => {
    const form = (request.body ?? {}) as SentForm
    const file = fileIn(form)
    const leave = takeSlot()
    try {
      const table = await readTable(Buffer.from(await file.arrayBuffer()))
      const { most = importLimits.rows } = bindingIn(request).resource.imports ?? {}
      if (table.lines.length > most) throw unreadable('too-many-rows', most)
      return await asTenant(request, async (rows) => {
        const context = contextOf(request, rows, form.hotelId)
        const importId = await createImport(context, table, file.name.slice(0, 200))
        return importState(context, await requireImport(context, importId))
      })
    } finally {
      leave()
    }
  })
}

function registerReading(app: FastifyInstance, { asTenant }: Gateway): void {
  registerCall(app, getImport(anyResource), about('An import, and how far it is'), ({ query, request }) =>
    asTenant(request, async (rows) => {
      const context = contextOf(request, rows, query.hotelId)
      const { importId } = query
      const found =
        importId === undefined ? await findImport(context, importId) : await requireImport(context, importId)
      return found ? importState(context, found) : null
    }),
  )
  registerCall(app, listImportRows(anyResource), about('Rows of an import'), ({ query, request }) =>
    asTenant(request, async (rows) => {
      const context = contextOf(request, rows, query.hotelId)
      const stored = await requireImport(context, query.importId)
      const size = Math.min(Math.max(query.pageSize, 1), maximumImportPage)
      const where = query.status ? statusConditions[query.status] : sql`true`
      const found = await rowsAfter(context, stored.importId, query.after, size, where)
      return { list: found.map((row) => importRow(stored, row)) }
    }),
  )
}

function registerChecking(app: FastifyInstance, { asTenant }: Gateway): void {
  registerCall(app, checkCall(anyResource), about('Checks every row; saves nothing'), ({ body, request }) =>
    asTenant(request, async (rows) => {
      const context = contextOf(request, rows, body.hotelId)
      const stored = await requireImport(context, body.importId, true)
      requireMapping(context, body.mapping, stored.headers.length)
      await checkImport(context, stored, body.mapping)
      return importState(context, await requireImport(context, body.importId))
    }),
  )
  registerCall(
    app,
    mendImportRows(anyResource),
    about('Changes rows and checks them; saves nothing'),
    ({ body, request }) =>
      asTenant(request, async (rows) => {
        const context = contextOf(request, rows, body.hotelId)
        const stored = await requireImport(context, body.importId, true)
        await mendRows(context, stored, body.rows)
        const numbers = body.rows.map(({ row }) => row)
        const mended = await rowsAt(context, stored.importId, numbers)
        return {
          import: await importState(context, stored),
          rows: mended.map((row) => importRow(stored, row)),
        }
      }),
  )
}

function registerSaving(app: FastifyInstance, gateway: Gateway): void {
  registerCall(
    app,
    commitImport(anyResource),
    about('Saves the next rows without problems'),
    ({ body, request }) =>
      gateway.asTenant(request, async (rows) => {
        const context = contextOf(request, rows, body.hotelId)
        const stored = await requireImport(context, body.importId, true)
        await commitRows(gateway, context, stored)
        return importState(context, stored)
      }),
  )
  registerCall(app, discardImport(anyResource), about('Gives an import up'), async ({ body, request }) => {
    await gateway.asTenant(request, async (rows) => {
      const context = contextOf(request, rows, body.hotelId)
      await deleteImport(context, (await requireImport(context, body.importId, true)).importId)
    })
    return null
  })
}

/** The calls of imports: each serves every resource that a page imports. */
export function registerImport(app: FastifyInstance, gateway: Gateway): void {
  void app.register(async (scope) => {
    takeForms(scope)
    registerSending(scope, gateway)
  })
  registerReading(app, gateway)
  registerChecking(app, gateway)
  registerSaving(app, gateway)
  registerImportFiles(app, gateway)
}
