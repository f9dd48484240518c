// What `npm run test:firefox` leaves out. Everything stands here, with its reason: no test file asks which browser it is
// in. On Chromium all of it runs. An entry that no test has is a failure of the run (wtr-reporter.mjs).

/**
 * @typedef {object} LeftOut
 * @property {string} reason why Firefox is not asked
 * @property {Record<string, (string | RegExp)[]>} tests file → full titles, or what they match
 */

/** @type {LeftOut[]} */
export const notOnFirefox = [
  {
    reason:
      'counts nodes, listeners and instances after garbage collection, which Chromium’s protocol tells and Firefox’s does not',
    tests: {
      'packages/elements/src/contract/leaks.test.tsx': [
        /^contract 9 what \S+ leaves behind > contract 9 \d+ mounts and unmounts leave no node/,
      ],
      'packages/testing/src/browser/guard.test.tsx': [
        'browser test set-up > reads the counters of the browser',
      ],
      'packages/ui/src/menu/Menu.test.tsx': ['Menu > listens while it is open and not longer'],
      'packages/ui/src/popover/Floating.test.tsx': ['Floating > listens while it is open and not longer'],
      'packages/ui/src/side-panel/SidePanel.test.tsx': ['SidePanel > leaves nothing behind'],
      'packages/ui/src/sortable-list/SortableList.test.tsx': [
        'SortableList > leaves nothing behind, also when it goes in the middle of a drag',
      ],
      'packages/ui/src/tree/Tree.test.tsx': ['Tree > leaves nothing behind'],
      'packages/ui/src/virtual-grid/VirtualGrid.test.tsx': ['VirtualGrid > leaves nothing behind'],
      'packages/ui/src/virtual-list/VirtualList.test.tsx': ['VirtualList > leaves nothing behind'],
      'packages/widgets/src/list-editor/ListEditor.test.tsx': ['ListEditor > leaves nothing behind'],
      'packages/widgets/src/number-input/NumberInput.test.tsx': [
        'eb-number-input > leaves nothing behind when it goes, focused and pressed',
      ],
      'packages/widgets/src/product-picker/people.test.tsx': [
        /mounts and unmounts leave nothing, the dialog opened$/,
      ],
      'packages/widgets/src/satisfaction/Satisfaction.test.tsx': [
        /mounts and unmounts leave nothing, dialogs opened$/,
      ],
    },
  },
  {
    reason: 'presses the menu key, for which WebDriver BiDi has no name; Shift+F10 is tested on both',
    tests: {
      'packages/widgets/src/files/listing/keyboard.test.tsx': [
        'FileListing: keyboard > so does the menu key',
      ],
    },
  },
]

/** Whether an entry means the test with this full title. @param {string | RegExp} entry @param {string} title */
export const isMeant = (entry, title) => (typeof entry === 'string' ? entry === title : entry.test(title))

/** The entries of one file. @param {string} file @param {LeftOut[]} [list] */
export const entriesOf = (file, list = notOnFirefox) => list.flatMap(({ tests }) => tests[file] ?? [])

/** All of them as sources of regular expressions, for the page. */
export const patternsOf = (list = notOnFirefox) =>
  list.flatMap(({ tests }) => Object.values(tests).flat()).map(sourceOf)

const sourceOf = (entry) =>
  typeof entry === 'string' ? `^${entry.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : entry.source
