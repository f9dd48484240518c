import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { applications } from '@ebkit/domain'
import { readCode } from '../../../resources/testing/readCode'
import { createSeed } from '../createSeed'

const resources = applications.flatMap((application) => application.resources)

const assets = new URL('../../../../assets/', import.meta.url)

test('a picture that is called a code is one that can be scanned', async () => {
  const brand = { brandId: '1001', hotelIds: ['100101'] }
  const now = Date.UTC(2026, 10, 25, 14)
  const seed = createSeed({ resources, brand, now, existing: new Map(), scale: 0.2 })
  const paths = new Set<string>()
  for (const plan of seed.plans) {
    const codes = plan.resource.fields.filter(({ type, label }) => type === 'image' && /码$/.test(label.zh))
    for (const { row } of codes.length ? seed.rowsOf(plan) : [])
      for (const { name } of codes) if (row[name]) paths.add(String(row[name]))
  }
  assert.ok(paths.size > 0)
  for (const path of paths) {
    const drawing = await readFile(new URL(path.replace('/pictures/', ''), assets))
    assert.match((await readCode(drawing)) ?? '', /^https:/, path)
  }
})
