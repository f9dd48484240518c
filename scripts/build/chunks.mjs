// Shared chunks by concept. Rollup places all other modules by their importers, each in one chunk.
import { join, sep } from 'node:path'
import { root } from '../workspace/root.mjs'

const packages = join(root, 'packages').split(sep).join('/')
const inPackages = (pattern) => new RegExp(`^${packages}/${pattern}`)
const inModules = (names) => new RegExp(`/node_modules/(${names.join('|')})/`)

/** Icons that nearly every element uses: small, so they need no separate file. */
const commonIcons = ['check', 'chevron\\w+', 'chevrons\\w+', 'circleAlert', 'plus', 'x']

/** Icons of buttons and messages. */
const partIcons = [
  'circleCheck',
  'download',
  'eye',
  'eyeOff',
  'info',
  'lock',
  'pencil',
  'refreshCw',
  'rotateCw',
  'search',
  'trash',
  'triangleAlert',
]

/** @type {Record<string, RegExp[]>} chunk → its modules; the first match wins */
const concepts = {
  /** Code that every element needs. */
  runtime: [
    inModules(['preact', 'nanostores', '@r2wc/[\\w-]+']),
    inPackages('elements/src/(element/(?!widgetConnection)|definition|defineElement|preact|runtime)'),
    inPackages('widgets/src/(environment/Environment|store/)'),
    inPackages('core/src/(page|locale|storage|promise)/'),
    inPackages('rules/src/fields/fillText'),
    inPackages('core/src/(errors/(ChunkLoadError|loadChunk)|http/version)'),
    inPackages('ui/src/(styles/|icon/|size-observer/)'),
    inPackages('ui/src/tokens\\.css'),
    inPackages(`ui/src/icons/(${commonIcons.join('|')})\\.`),
  ],
  /** Form participation. */
  fields: [inPackages('elements/src/form/')],
  /** Buttons, later parts, and error messages, some of which are the gateway's labels. */
  parts: [
    inPackages('rules/src/fields/(labelText|languageOf)\\.'),
    inPackages('ui/src/composition/'),
    inPackages('core/src/errors/'),
    inPackages('widgets/src/later/'),
    inPackages('ui/src/(button/Button|closing-time/)'),
    inPackages(`ui/src/icons/(${partIcons.join('|')})\\.`),
  ],
  /** Calls to the gateway. */
  data: [
    inModules(['ofetch', 'valibot', 'destr', 'ufo', 'node-fetch-native']),
    inPackages('core/src/(session|http|resources|clock)/'),
    inPackages('protocol/src/(check|defineCall|schemas/(looseObject|values)|calls/session\\.)'),
    inPackages('widgets/src/environment/'),
    inPackages('elements/src/element/widgetConnection'),
  ],
  /** Floating boxes. */
  popovers: [inPackages('ui/src/popover/')],
  /** Dialogs and toasts. */
  overlays: [inPackages('ui/src/(dialog|modal-box)/'), inPackages('ui/src/button/DangerButton')],
  /** Virtual lists. */
  lists: [inPackages('ui/src/virtual-list/'), inPackages('ui/src/list-box/typeAhead')],
  /** Empty and loading states of lists. */
  placeholders: [inPackages('ui/src/placeholder/'), inPackages('ui/src/icons/(cloudAlert|inbox|wifiOff)\\.')],
  checkbox: [inPackages('ui/src/checkbox/')],
  /** Selected rows, and reads that begin anew: lists, pickers and both file managers, with the icons of their heads. Paging stays with its users. `layoutGrid` is also the icon of the home page's panels. */
  selection: [
    inPackages('core/src/collection/(selection/|restartable)'),
    inPackages('ui/src/icons/(arrowUp|columns3|layoutGrid|slidersHorizontal)\\.'),
  ],
  /** Conditions of fields, rows and actions, and fields and calls as a page configures them. */
  conditions: [
    inPackages('core/src/(configuration/|endpoints/configuredCall)'),
    inPackages('rules/src/conditions/(Condition|ConditionError|evaluateCondition|parseCondition)\\.'),
  ],
  /** Small functions on values: lengths of texts, amounts, quoted values of conditions. */
  values: [inPackages('rules/src/(textLength|products/money|conditions/quoteConditionValue)')],
  /** What the pointer drops and where it opens menus: trees, uploads, file managers. */
  pointer: [
    inPackages('ui/src/(drop-target/|drop-zone/|menu/pointOf)'),
    inPackages('widgets/src/uploads/readDropped'),
  ],
  /** Actions on rows and files of a list: sorting, menus. The icon `list` is also that of a text's list. */
  menus: [
    inPackages('ui/src/menu/'),
    inPackages('core/src/files/(slices|sortInWorker)'),
    inPackages('ui/src/icons/(ellipsis|list)\\.'),
  ],
  /** ECharts, which pages with charts load. */
  charts: [inModules(['echarts', 'zrender', 'tslib'])],
  /** Dates and Day.js. */
  dates: [
    inModules(['dayjs']),
    inPackages('widgets/src/calendar/focusedFrom'),
    /commonjsHelpers/,
    inPackages('rules/src/dates/(dayjsDates|days|months|today)'),
  ],
  /** Files: names, sizes, types. */
  files: [
    inPackages('rules/src/files/(fileCount|fileSize|fileTypes)'),
    inPackages('core/src/files/(kinds|nameOfAddress|objectAddress|safeAddress|thumbnailUrl)'),
    inPackages('widgets/src/(uploads/dropped|object-address/)'),
    inPackages('ui/src/icons/(file|fileText|film|folder|folderOpen|upload)\\.'),
  ],
  /** The common code of both file managers. */
  managers: [
    inPackages('ui/src/(breadcrumb|virtual-grid)/'),
    inPackages('core/src/collection/createPageAppender'),
    inPackages('core/src/files/(compareEntries|entryOf|sortEntries)'),
    inPackages(
      'ui/src/icons/(arrowDownWideNarrow|file(Archive|Music)|folder(Input|Lock|Plus)|listChecks|panelRight)\\.',
    ),
    inPackages('core/src/file-manager/'),
    inPackages('widgets/src/files/(listing/(?!rows)|tools/(?!ActionMenu)|timeText)'),
    inPackages(
      'widgets/src/file-manager/([A-Za-z]+\\.|tools/(?!Search|More)|actions/(Messages|failedText|isReminder|noticeText|strings))',
    ),
  ],
}

/** For rollup's manualChunks: name of a module's shared chunk, or undefined. */
export function chunkOf(id) {
  const path = id.split(sep).join('/')
  return Object.keys(concepts).find((name) => concepts[name].some((pattern) => pattern.test(path)))
}
