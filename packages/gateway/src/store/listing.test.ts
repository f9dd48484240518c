import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import fc from 'fast-check'
import { isKey } from './keys'
import { listKeys, successor } from './listing'
import { root } from './testing/storeClient'

const isSoak = Boolean(process.env.EB_SOAK)

const inBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

/** The documented behaviour of OSS listings, implemented without a database. */
function expected(keys: readonly string[], prefix: string, delimiter: string): string[] {
  const shown = keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const at = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
      return at < 0 ? `object ${key}` : `prefix ${key.slice(0, at + delimiter.length)}`
    })
  return [...new Set(shown)].sort((a, b) => inBytes(a.slice(7), b.slice(7)))
}

describe('lists of the object store', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  const tenant = { brandId: '1001', hotelIds: ['100101'] }

  async function fill(keys: readonly string[]) {
    await gateway.sql('truncate stored_object')
    await gateway.sql(
      `insert into stored_object (object_key, brand_id, hotel_id, content_type, blob_ids, blob_sizes, size, etag)
       select key, '1001', '100101', 'x/y', '{}', '{}', 0, 'E' from unnest($1::text[]) key`,
      [keys],
    )
  }

  /** All pages of a listing, in byte order, and the number of pages. */
  async function listAll(prefix: string, delimiter: string, maximum: number): Promise<string[]> {
    const found: string[] = []
    let after = ''
    for (;;) {
      const page = await gateway.database.withTenant(tenant, (rows) =>
        listKeys(rows, { prefix, delimiter, after, maximum }),
      )
      const objects = page.objects.map(({ objectKey }) => `object ${objectKey}`)
      const prefixes = page.commonPrefixes.map((each) => `prefix ${each}`)
      const both = [...objects, ...prefixes].sort((a, b) => inBytes(a.slice(7), b.slice(7)))
      found.push(...both)
      assert.ok(both.length <= maximum)
      if (page.next === undefined) return found
      assert.equal(both.length, maximum)
      assert.equal(page.next, both.at(-1)?.slice(7))
      after = page.next
    }
  }

  const letters = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        'a',
        'b',
        'A',
        '/',
        '/',
        '-',
        '文',
        'é',
        '😀',
        '\uffe5',
        '\u{10ffff}',
        '\ud7ff',
        '\ue000',
        ' ',
        '%',
        '_',
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  )
  const keyOf = fc
    .array(letters, { minLength: 1, maxLength: 12 })
    .map((parts) => root + parts.join(''))
    .filter(isKey)

  test('5,000 keys of any characters are listed in UTF-8 byte order, page by page', async () => {
    const keys = [...new Set(fc.sample(keyOf, { numRuns: 5_600, seed: 5 }))].slice(0, 5_000)
    assert.ok(keys.length >= 3_000)
    assert.ok(keys.some((key) => /\p{Cs}|[\u{10000}-\u{10ffff}]/u.test(key)))
    await fill(keys)
    for (const delimiter of ['', '/']) {
      const all = await listAll(root, delimiter, 1000)
      assert.deepEqual(all, expected(keys, root, delimiter))
    }
    assert.deepEqual(await listAll(`${root}a`, '/', 7), expected(keys, `${root}a`, '/'))
  })

  test('any keys, prefix, delimiter and size of page', async () => {
    const prefixes = fc.array(letters, { maxLength: 2 }).map((parts) => root + parts.join(''))
    const delimiters = fc.constantFrom('', '/', '/', 'a', 'ab', '文', '\u{10ffff}')
    const sizes = fc.integer({ min: 1, max: 7 })
    const lists = fc.uniqueArray(keyOf, { maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(lists, prefixes, delimiters, sizes, async (keys, prefix, delimiter, size) => {
        if (prefix.includes('\0') || /\p{Cs}/u.test(prefix)) return
        await fill(keys)
        assert.deepEqual(await listAll(prefix, delimiter, size), expected(keys, prefix, delimiter))
      }),
      { numRuns: isSoak ? 3_000 : 60 },
    )
  })

  test('`a` is listed next to `a/b`, and a page that ends within a folder continues after it', async () => {
    const keys = ['a', 'a/1', 'a/2', 'a/3', 'a0', 'b/1'].map((key) => root + key)
    await fill(keys)
    for (const size of [1, 2, 3, 100])
      assert.deepEqual(await listAll(root, '/', size), [
        `object ${root}a`,
        `prefix ${root}a/`,
        `object ${root}a0`,
        `prefix ${root}b/`,
      ])
  })

  test('the first text after all with a prefix', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(text, text, (prefix, rest) => {
        const next = successor(prefix)
        if (next === undefined) return assert.match(prefix, /^\u{10ffff}+$/u)
        assert.doesNotMatch(next, /\p{Cs}/u)
        assert.ok(inBytes(prefix + rest, next) < 0)
        assert.ok(inBytes(prefix, next) < 0)
      }),
      { numRuns: isSoak ? 100_000 : 2_000 },
    )
  })
})
