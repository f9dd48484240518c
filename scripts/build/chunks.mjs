// Shared chunks by concept. What is not named here rollup places by itself: each module in one chunk, by who needs it.
import { join, sep } from 'node:path'
import { root } from '../workspace/root.mjs'

const packages = join(root, 'packages').split(sep).join('/')
const inPackages = (pattern) => new RegExp(`^${packages}/${pattern}`)
const inModules = (names) => new RegExp(`/node_modules/(${names.join('|')})/`)

/** Icons that nearly every element shows somewhere: some dozens of bytes each, and no file of its own. */
const commonIcons = ['check', 'chevron\\w+', 'chevrons\\w+', 'circleAlert', 'plus', 'triangleAlert', 'x']

/** @type {Record<string, RegExp[]>} chunk → modules that stand in it; the first that fits holds */
const concepts = {
  /** What every element needs, whatever it shows. */
  runtime: [
    inModules(['preact', 'nanostores', '@r2wc/[\\w-]+']),
    inPackages('elements/src/(element/(?!widgetConnection)|definition|defineElement|form/|preact|runtime)'),
    inPackages('widgets/src/(environment/(Environment|useDescribeError)|store/)'),
    inPackages('core/src/(page|locale|storage|promise)/'),
    inPackages('core/src/(errors/|http/version)'),
    inPackages('ui/src/(styles/|button/Button|icon/)'),
    inPackages('ui/src/tokens\\.css'),
    inPackages(`ui/src/icons/(${commonIcons.join('|')})\\.`),
  ],
  /** What elements need that talk to the gateway. */
  data: [
    inModules(['ofetch', 'valibot', 'destr', 'ufo', 'node-fetch-native']),
    inPackages('core/src/(session|http|resources|outbox|services/(config|feedback))'),
    inPackages('protocol/src/(check|defineCall|schemas/|calls/(session|config|feedback)\\.)'),
    inPackages('widgets/src/environment/'),
    inPackages('elements/src/element/widgetConnection'),
  ],
  /** What fields have around them. */
  fields: [
    inPackages('ui/src/(field-error|form-field|composition)/'),
    inPackages('rules/src/(storableText|textLength|feedback|products/money)'),
  ],
  /** What opens above a page. */
  overlays: [
    inPackages('ui/src/(dialog|popover|closing-time)/'),
    inPackages('ui/src/list-box/typeAhead'),
    inPackages('ui/src/icons/(circleCheck|info|lock|pencil|refreshCw|rotateCw|wifiOff)\\.'),
  ],
  /** What lists and pickers are drawn with. */
  lists: [
    inPackages('ui/src/(checkbox|pager|state|virtual-list|virtual-grid)/'),
    inPackages('core/src/selection/'),
  ],
  /** What file managers and uploads show of files. */
  files: [
    inPackages('ui/src/(drop-target|drop-zone|file-row|progress-bar)/'),
    inPackages('core/src/files/(kinds|moment)'),
    inPackages('widgets/src/uploader/(dropped|uploading/readDropped)'),
    inPackages('ui/src/icons/(download|eye|trash|upload)\\.'),
  ],
}

/** For rollup's manualChunks: name of the shared chunk of a module, or undefined. */
export function chunkOf(id) {
  const path = id.split(sep).join('/')
  return Object.keys(concepts).find((name) => concepts[name].some((pattern) => pattern.test(path)))
}
