// Shared chunks by concept. What is not named here rollup places by itself: each module in one chunk, by who needs it.
import { join, sep } from 'node:path'
import { root } from '../workspace/root.mjs'

const packages = join(root, 'packages').split(sep).join('/')
const inPackages = (pattern) => new RegExp(`^${packages}/${pattern}`)
const inModules = (names) => new RegExp(`/node_modules/(${names.join('|')})/`)

/** Icons that nearly every element shows somewhere: some dozens of bytes each, and no file of its own. */
const commonIcons = ['check', 'chevron\\w+', 'chevrons\\w+', 'circleAlert', 'plus', 'x']

/** Icons of what is pressed or told. */
const partIcons = [
  'circleCheck',
  'download',
  'eye',
  'info',
  'lock',
  'pencil',
  'refreshCw',
  'rotateCw',
  'trash',
  'triangleAlert',
]

/** @type {Record<string, RegExp[]>} chunk → modules that stand in it; the first that fits holds */
const concepts = {
  /** What every element needs, whatever it shows. */
  runtime: [
    inModules(['preact', 'nanostores', '@r2wc/[\\w-]+']),
    inPackages('elements/src/(element/(?!widgetConnection)|definition|defineElement|preact|runtime)'),
    inPackages('widgets/src/(environment/Environment|store/)'),
    inPackages('core/src/(page|locale|storage|promise)/'),
    inPackages('core/src/(errors/(ChunkLoadError|loadChunk)|http/version)'),
    inPackages('ui/src/(styles/|icon/)'),
    inPackages('ui/src/tokens\\.css'),
    inPackages(`ui/src/icons/(${commonIcons.join('|')})\\.`),
  ],
  /** What takes part in forms. */
  fields: [inPackages('elements/src/form/')],
  /** Buttons, parts that come when they are opened, and errors in words. */
  parts: [
    inPackages('ui/src/composition/'),
    inPackages('core/src/errors/'),
    inPackages('widgets/src/later/'),
    inPackages('ui/src/(button/Button|closing-time/)'),
    inPackages(`ui/src/icons/(${partIcons.join('|')})\\.`),
  ],
  /** What elements need that talk to the gateway. */
  data: [
    inModules(['ofetch', 'valibot', 'destr', 'ufo', 'node-fetch-native']),
    inPackages('core/src/(session|http|resources|clock)/'),
    inPackages('protocol/src/(check|defineCall|schemas/(looseObject|values)|calls/session\\.)'),
    inPackages('widgets/src/environment/'),
    inPackages('elements/src/element/widgetConnection'),
  ],
  /** What opens beside something. */
  popovers: [inPackages('ui/src/popover/')],
  /** What opens above a page. */
  overlays: [inPackages('ui/src/(dialog|modal-box)/'), inPackages('ui/src/button/DangerButton')],
  /** Lists that are longer than their box. */
  lists: [inPackages('ui/src/virtual-list/'), inPackages('ui/src/list-box/typeAhead')],
  /** What stands where there are no rows, or none yet. */
  placeholders: [inPackages('ui/src/placeholder/'), inPackages('ui/src/icons/(cloudAlert|inbox|wifiOff)\\.')],
  checkbox: [inPackages('ui/src/checkbox/')],
  /** Which rows are selected: lists, pickers and both file managers. What reads rows by pages goes with who reads them. */
  selection: [inPackages('core/src/collection/selection/')],
  /** What is done with rows and files of a list: sorted, worked on by menus. */
  menus: [
    inPackages('ui/src/menu/'),
    inPackages('core/src/files/(slices|sortInWorker)'),
    inPackages('ui/src/icons/ellipsis\\.'),
  ],
  /** Days, months and what Day.js knows of them. */
  dates: [
    inModules(['dayjs']),
    /commonjsHelpers/,
    inPackages('rules/src/dates/(dayjsDates|days|months|today)'),
  ],
  /** What is known of files: names, sizes, types. */
  files: [
    inPackages('rules/src/files/(fileCount|fileSize|fileTypes)'),
    inPackages('core/src/files/(kinds|objectAddress|safeAddress|thumbnailUrl)'),
    inPackages('widgets/src/(uploads/dropped|object-address/)'),
    inPackages('ui/src/icons/(file|fileText|film|upload)\\.'),
  ],
  /** What both file managers are. */
  managers: [
    inPackages('ui/src/(breadcrumb|drop-target|virtual-grid)/'),
    inPackages('core/src/collection/(createPageAppender|restartable)'),
    inPackages('core/src/files/(compareEntries|entryOf|sortEntries)'),
    inPackages(
      'ui/src/icons/(arrowDownWideNarrow|eyeOff|file(Archive|Music)|folder|folder(Lock|Open|Plus)|layoutGrid|list|listChecks|panelRight)\\.',
    ),
    inPackages('core/src/file-manager/'),
    inPackages('widgets/src/files/(listing/(?!rows)|tools/(?!ActionMenu)|timeText)'),
    inPackages(
      'widgets/src/file-manager/([A-Za-z]+\\.|tools/(?!Search|More)|working/(Messages|isReminder|noticeText|strings))',
    ),
  ],
}

/** For rollup's manualChunks: name of the shared chunk of a module, or undefined. */
export function chunkOf(id) {
  const path = id.split(sep).join('/')
  return Object.keys(concepts).find((name) => concepts[name].some((pattern) => pattern.test(path)))
}
