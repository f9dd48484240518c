// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source code
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { root } from '../workspace/root.mjs'
import { uncheckedAddresses } from './addresses.mjs'

const packages = ['core', 'ui', 'widgets', 'elements', 'loader', 'console']
const widgets = 'packages/widgets/src'

/**
 * Addresses that come from elsewhere than `safeAddress` in the same file: the file that looks at them first, and what it does so by.
 * A new one must be added here deliberately, with a test of its own that a script does not become a link (F-CO-3).
 */
const checkedElsewhere = {
  'packages/console/src/App.tsx': {
    'nextAddress(location.search, location.origin)': ['packages/console/src/login/nextAddress.ts', '.origin'],
  },
  // a constant of the file
  'packages/console/src/dashboard/StartLinks.tsx': {
    'link.address': ['packages/console/src/dashboard/StartLinks.tsx', "{ address: '/examples/'"],
  },
  'packages/console/src/shell/MenuList.tsx': {
    address: ['packages/console/src/menu/readMenu.ts', 'safeAddress('],
  },
  'packages/console/src/shell/PaletteResults.tsx': {
    'choice.address': ['packages/console/src/menu/readMenu.ts', 'safeAddress('],
  },
  'packages/loader/src/chunks.ts': {
    'addressOf(file)': ['packages/loader/src/chunks.ts', 'base}'],
  },
  'packages/ui/src/file-row/FileRow.tsx': { address: [`${widgets}/uploader/Files.tsx`, 'safeAddress('] },
  [`${widgets}/activity-banner/Images.tsx`]: {
    address: [`${widgets}/activity-banner/Images.tsx`, 'safeAddress('],
  },
  [`${widgets}/applet-authorization/Progress.tsx`]: {
    blocked: [`${widgets}/applet-authorization/useAppletAuthorization.ts`, 'safeAddress('],
  },
  [`${widgets}/applet-authorization/useAppletAuthorization.ts`]: {
    url: [`${widgets}/applet-authorization/useAppletAuthorization.ts`, 'safeAddress('],
  },
  [`${widgets}/file-preview/Content.tsx`]: {
    shown: [`${widgets}/file-preview/FilePreview.tsx`, 'safeAddress('],
  },
  [`${widgets}/files/downloadFiles.ts`]: {
    'address ?? url': [`${widgets}/files/downloadFiles.ts`, 'safeAddress('],
  },
  [`${widgets}/frame/Frame.tsx`]: {
    'state.address': [`${widgets}/frame/frameAddress.ts`, 'safeAddress('],
    address: [`${widgets}/frame/frameAddress.ts`, 'safeAddress('],
  },
  // a picture runs no script
  [`${widgets}/image-cropper/loadPicture.ts`]: {
    address: [`${widgets}/image-cropper/loadPicture.ts`, 'image.src = address'],
  },
  [`${widgets}/map-picker/amap/loadAmap.ts`]: {
    "`${address}?${new URLSearchParams({ callback, v: '2.0', key, plugin: plugins.join() })}`": [
      `${widgets}/map-picker/amap/loadAmap.ts`,
      "address = 'https://webapi.amap.com/maps'",
    ],
  },
  [`${widgets}/rich-text/document/commands.ts`]: {
    href: [`${widgets}/rich-text/document/commands.ts`, '!isSafeLink(href)'],
  },
  [`${widgets}/rich-text/document/imageView.ts`]: {
    src: [`${widgets}/rich-text/document/imageView.ts`, 'image.src = src'],
  },
  [`${widgets}/rich-text/document/marks.ts`]: {
    '{}': [`${widgets}/rich-text/document/marks.ts`, 'href: {}'],
    href: [`${widgets}/rich-text/document/marks.ts`, 'isSafeLink(href)'],
    'attrs.href': [`${widgets}/rich-text/document/marks.ts`, 'isSafeLink(href)'],
  },
}

const read = (file) => readFileSync(join(root, file), 'utf8')
const isSource = (file) =>
  /\.tsx?$/.test(file) && !/\.test\./.test(file) && !/(^|\/)(testing|contract)\//.test(file)
const sources = packages.flatMap((name) =>
  readdirSync(join(root, `packages/${name}/src`), { recursive: true })
    .map((file) => `packages/${name}/src/${file.replaceAll('\\', '/')}`)
    .filter(isSource),
)

describe('addresses in the source', () => {
  it('F-CO-3 what becomes a link, a frame, a window or a script is looked at, here or in the file that is named', () => {
    assert.ok(sources.length > 1000, `${sources.length} files`)
    const found = {}
    for (const file of sources) {
      const addresses = uncheckedAddresses(read(file))
      if (addresses.length) found[file] = [...new Set(addresses)].sort()
    }
    const known = Object.entries(checkedElsewhere).map(([file, all]) => [file, Object.keys(all).sort()])
    assert.deepEqual(found, Object.fromEntries(known))
  })

  it('the files that are named look at them', () => {
    for (const [file, all] of Object.entries(checkedElsewhere))
      for (const [address, [guard, check]] of Object.entries(all))
        assert.ok(read(guard).includes(check), `${file}: ${address} is not looked at in ${guard}`)
  })

  it('each way to give an address is recognised, and what is looked at is left out', () => {
    const unchecked = [
      '<a href={given}>x</a>',
      '<a href={props.tutorialUrl || `#${path}`}>x</a>',
      '<a href={`${given}/x`}>x</a>',
      '<a href={`//${given}`}>x</a>',
      '<a href={isOwn ? `#${given}` : given}>x</a>',
      '<iframe src={given} />',
      '<embed src={given} />',
      '<Link href={given} />',
      '({ href: given })',
      '({ href })',
      "window.open(given, '_blank')",
      "open(given, '_blank', 'noreferrer')",
      'location.assign(given)',
      'page.location.replace(given)',
      'globalThis.location = given',
      'location.href = given',
      'script.src = given',
      "link.setAttribute('href', given)",
      '<a href="javascript:hit()">x</a>',
      // one of the two of that name is looked at
      'function a() { const x = safeAddress(y); return <a href={x} /> } function b({ x }) { return <a href={x} /> }',
    ]
    for (const code of unchecked) assert.ok(uncheckedAddresses(code).length, code)
    const harmless = [
      '<a href="/docs/">x</a>',
      '<a href={`#${given}`}>x</a>',
      '<a href={`/login?${given}`}>x</a>',
      '<a href={`tel:${given}`}>x</a>',
      '<a href={safeAddress(given)}>x</a>',
      'const x = useHydrated() ? safeAddress(given) : undefined; const y = <a href={x ?? `#${path}`} />',
      'link.href = URL.createObjectURL(given)',
      "window.open('about:blank', '_blank')",
      '<img src={given} />',
      'open(context, level)',
      'text.replace(given)',
    ]
    for (const code of harmless) assert.deepEqual(uncheckedAddresses(code), [], code)
  })
})
