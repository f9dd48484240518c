import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { startTestGateway, type TestGateway, type TestGatewayOptions } from '@ebkit/testing'
import { defaultSettings } from '../settings'

const script = 'console.log("eb")\n'

/** Files like those of the build. Answers are compared byte by byte, without the decoding of `fetch`. */
describe('files', () => {
  let folder: string
  let gateway: TestGateway
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ebkit-pages-'))
    const files = {
      'eb/eb.js': script,
      'eb/eb.js.br': brotliCompressSync(script),
      'eb/eb.js.gz': gzipSync(script),
      'eb/0.1.0-abc/runtime.js': script,
      'eb/release.json': JSON.stringify({
        version: '0.1.0-abc',
        integrity: { script: 'sha384-script' },
        manifest: {
          files: ['runtime', 'eb-date', 'eb-switch'],
          tags: { 'eb-date': [0, 1], 'eb-switch': [0, 2] },
        },
      }),
      'eb/0.1.0-abc/integrity.json': JSON.stringify(
        Object.fromEntries(
          ['runtime', 'eb-date', 'eb-switch', 'eb-date.en', 'eb-switch.en'].map((name) => [
            name,
            [[name, `sha384-${name}`]],
          ]),
        ),
      ),
      'eb/0.1.0-abc/runtime.js.br': brotliCompressSync(script),
      'console/index.html': '<!doctype html><title>console</title>',
      'docs/index.html': '<!doctype html><title>docs</title>',
      'secret.txt': 'outside of every folder',
    }
    for (const [path, content] of Object.entries(files)) {
      await mkdir(join(folder, path, '..'), { recursive: true })
      await writeFile(join(folder, path), content)
    }
    const { examples } = defaultSettings.folders
    const at = (name: string) => join(folder, name)
    gateway = await startTestGateway({
      settings: { folders: { eb: at('eb'), console: at('console'), docs: at('docs'), examples } },
    })
  })
  after(async () => {
    await gateway.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const { hostname, port } = new URL(gateway.url)
      request({ hostname, port, path, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        )
      })
        .on('error', reject)
        .end()
    })

  test('a head names every file of the elements once, with its hash, and the script of the same release', async () => {
    const { status, headers, body } = await get('/eb/head?elements=eb-date,eb-switch&lang=en')
    assert.equal(status, 200)
    assert.match(String(headers['content-type']), /^text\/plain/)
    const folder = `${gateway.url.replace(/\/$/, '')}/eb/0.1.0-abc`
    const line = (name: string) =>
      `<link rel="modulepreload" href="${folder}/${name}.js" integrity="sha384-${name}" crossorigin>`
    const lines = String(body).trim().split('\n')
    assert.deepEqual(
      lines.slice(1),
      ['runtime', 'eb-date', 'eb-switch', 'eb-date.en', 'eb-switch.en'].map(line),
    )
    assert.match(
      String(lines[0]),
      /^<script defer fetchpriority="high" src="[^"]+\/0\.1\.0-abc\/eb\.js" integrity="sha384-script" crossorigin /,
    )
  })

  test('a head of no element, or of one that there is not, is refused and says which', async () => {
    assert.equal((await get('/eb/head')).status, 400)
    const { status, body } = await get('/eb/head?elements=eb-date,%22%3E%3Cscript%3E')
    assert.equal(status, 400)
    const { code, data } = JSON.parse(String(body))
    assert.deepEqual([code, data.elements], ['unknown-element', ['eb-date', 'eb-switch']])
    for (const name of ['constructor', 'toString', '__proto__'])
      assert.equal((await get(`/eb/head?elements=${name}`)).status, 400, name)
  })

  test('the newest loader: short cache, ETag that answers 304', async () => {
    const { status, headers } = await get('/eb/eb.js')
    assert.equal(status, 200)
    assert.equal(headers['cache-control'], 'public, max-age=60, must-revalidate')
    assert.match(String(headers['content-type']), /^(text|application)\/javascript/)
    assert.equal((await get('/eb/eb.js', { 'if-none-match': String(headers.etag) })).status, 304)
  })

  test('files of a version never change: immutable', async () => {
    assert.equal(
      (await get('/eb/0.1.0-abc/runtime.js')).headers['cache-control'],
      'public, max-age=31536000, immutable',
    )
  })

  test('a missing file is not kept as if it were immutable', async () => {
    for (const path of ['/eb/0.1.0-abc/none.js', '/eb/none.js']) {
      const { status, headers } = await get(path)
      assert.equal(status, 404)
      assert.equal(headers['cache-control'], 'no-store')
      assert.equal(
        headers['access-control-allow-origin'],
        '*',
        'the loader of another origin can read the status',
      )
    }
  })

  test('the build’s compressed files are served to who takes them', async () => {
    for (const [accepted, encoding, bytes] of [
      ['gzip, deflate, br', 'br', brotliCompressSync(script)],
      ['gzip', 'gzip', gzipSync(script)],
      ['identity', undefined, Buffer.from(script)],
    ] as const) {
      const { headers, body } = await get('/eb/eb.js', { 'accept-encoding': accepted })
      assert.equal(headers['content-encoding'], encoding)
      assert.deepEqual(body, bytes)
      assert.match(String(headers.vary), /accept-encoding/i)
      assert.match(String(headers['content-type']), /javascript/)
    }
  })

  test('pages of every origin may load the script tag’s files, without credentials', async () => {
    for (const path of ['/eb/eb.js', '/eb/0.1.0-abc/runtime.js']) {
      const { headers } = await get(path, { origin: 'https://any.example' })
      assert.equal(headers['access-control-allow-origin'], '*')
      assert.equal(headers['access-control-allow-credentials'], undefined)
      assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
    }
  })

  test('also where the origin is on a list, the script tag’s files say * so that one copy fits all in a cache', async () => {
    const { headers } = await get('/eb/eb.js', { origin: 'http://localhost:4200' })
    assert.equal(headers['access-control-allow-origin'], '*')
  })

  test('the console is one page for / and /login, never kept', async () => {
    for (const path of ['/', '/login', '/login?next=%2Fexamples%2F']) {
      const { status, headers, body } = await get(path)
      assert.equal(status, 200)
      assert.match(body.toString(), /console/)
      assert.equal(headers['cache-control'], 'no-store')
    }
  })

  test('frame-ancestors of the console are the signed-in brand’s origins', async () => {
    const ancestors = async (headers: Record<string, string>) =>
      /frame-ancestors ([^;]+)/.exec(
        String((await get('/', headers)).headers['content-security-policy']),
      )?.[1]
    assert.equal(await ancestors({}), "'self'")
    assert.equal(await ancestors({ cookie: await gateway.signIn('clerk') }), "'self' http://localhost:4200")
    assert.equal(await ancestors({ cookie: await gateway.signIn('neighbour') }), "'self'")
  })

  test('the documentation asks whether somebody is signed in: nobody is no error', async () => {
    const ask = async (headers: Record<string, string>) => {
      const { status, body } = await get('/docs/reader', headers)
      return [status, JSON.parse(body.toString())]
    }
    assert.deepEqual(await ask({}), [200, { isSignedIn: false }])
    assert.deepEqual(await ask({ cookie: await gateway.signIn('clerk') }), [200, { isSignedIn: true }])
  })

  test('examples and their libraries', async () => {
    const libraries = ['jquery/dist/jquery.min.js', 'vue/dist/vue.runtime.min.js', 'element-ui/lib/index.js']
    const vendor = libraries.map((path) => `/examples/vendor/${path}`)
    for (const path of ['/examples/', '/examples/plain.html', '/examples/react/', ...vendor]) {
      const { status, headers } = await get(path)
      assert.equal(status, 200, path)
      assert.equal(
        headers['cross-origin-resource-policy'],
        'cross-origin',
        'sandboxed frames are another origin',
      )
    }
    assert.equal((await get('/examples')).headers.location, '/examples/')
  })

  test('neither sources of servers and tests nor other packages are served', async () => {
    for (const path of [
      '/examples/partner/server.mjs',
      '/examples/partner/promotion.html',
      '/examples/vue2/App.vue',
      '/examples/react/App.tsx',
      '/examples/package.json',
      '/examples/e2e/plain.e2e.ts',
      '/examples/vendor/pg/lib/index.js',
      '/examples/vendor/jquery/package.json',
      '/examples/vendor/jquery',
      '/examples/node_modules/jquery/dist/jquery.js',
    ])
      assert.equal((await get(path)).status, 404, path)
  })

  test('no path leads out of a folder', async () => {
    for (const prefix of ['/eb', '/docs', '/examples', '/examples/vendor/jquery', '/pictures/products'])
      for (const up of [
        '/../secret.txt',
        '/..%2fsecret.txt',
        '/%2e%2e/secret.txt',
        '/..%5csecret.txt',
        '//etc/passwd',
        '/%00',
        '/.hidden',
        '/....//secret.txt',
      ]) {
        const { status, body } = await get(prefix + up)
        assert.ok(status === 404 || status === 400 || status === 403, `${prefix}${up}: ${status}`)
        assert.equal(body.includes('outside'), false)
      }
  })

  test('without a build a short page says what to run', async () => {
    const nowhere = join(folder, 'nowhere')
    const bare = await startTestGateway({
      settings: { folders: { eb: nowhere, console: nowhere, docs: nowhere, examples: nowhere } },
    })
    for (const [path, command] of [
      ['/', 'npm run build'],
      ['/login', 'npm run build'],
      ['/docs/', 'npm run docs'],
      ['/eb/eb.js', 'npm run build'],
    ] as const) {
      const answer = await fetch(bare.url + path)
      assert.equal(answer.status, 404)
      const html = await answer.text()
      assert.match(html, new RegExp(`is not built yet[\\s\\S]*${command}`))
      // The policy allows its style sheet.
      const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(html) ?? []
      const hash = createHash('sha256').update(style).digest('base64')
      assert.ok(answer.headers.get('content-security-policy')?.includes(`'sha256-${hash}'`), path)
    }
    await bare.stop()
  })
})

describe('disabled pages', () => {
  const documentation = [
    '/docs',
    '/docs/',
    '/docs/index.html',
    '/docs/reader',
    '/docs/api',
    '/docs/api/json',
    '/docs/api/static/index.html',
  ]
  const examples = [
    '/examples',
    '/examples/',
    '/examples/plain.html',
    '/examples/vendor/jquery/dist/jquery.js',
  ]
  const statuses = async (settings: TestGatewayOptions['settings'], paths: readonly string[]) => {
    const gateway = await startTestGateway({ settings })
    const found = await Promise.all(
      paths.map(async (path) => (await fetch(gateway.url + path, { redirect: 'manual' })).status),
    )
    await gateway.stop()
    return [...new Set(found)]
  }

  test('documentation and the description of calls are not there', async () => {
    assert.deepEqual(await statuses({ servesDocs: false }, documentation), [404])
    assert.ok(!(await statuses({ servesDocs: false }, examples)).includes(404))
  })

  test('examples do not exist, and neither do demo pages without a demo', async () => {
    assert.deepEqual(await statuses({ servesExamples: false }, examples), [404])
    const picture = ['/pictures/products/room.svg']
    assert.deepEqual(await statuses({ servesDemo: false }, picture), [404])
    assert.deepEqual(await statuses({ servesExamples: false }, picture), [200])
    assert.ok((await statuses({ servesExamples: false }, ['/docs/api/json'])).includes(200))
  })
})

/** `npm run dev` writes new contents under the same names. */
describe('files that change', () => {
  test('browsers ask for them every time, and get the new text', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ebkit-changing-'))
    const file = join(folder, 'eb', '0.0.0-00000000', 'runtime.js')
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, script)
    const gateway = await startTestGateway({
      settings: { folders: { ...defaultSettings.folders, eb: join(folder, 'eb') }, keepsFiles: false },
    })
    try {
      const get = () => fetch(`${gateway.url}/eb/0.0.0-00000000/runtime.js`)
      assert.equal((await get()).headers.get('cache-control'), 'no-cache')
      await writeFile(file, 'console.log("changed")\n')
      assert.equal(await (await get()).text(), 'console.log("changed")\n')
    } finally {
      await gateway.stop()
      await rm(folder, { recursive: true, force: true })
    }
  })
})
